import { readFileSync } from "node:fs";
import { request } from "node:https";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languageCookie, languages } from "#app/core/words/i18n.ts";
import { hasNginx, startNginx } from "#tests/support/doubles/nginx.ts";
import { freePort, type RunningServer, startServer } from "../journeys/support/server.ts";
import { tempFolder } from "../support/temp-folder.ts";

// O23: the shipped sample of nginx keeps public pages for a moment, one for each language, and nothing of anybody's.
const sample = readFileSync(resolve(import.meta.dirname, "../../deploy/nginx/scholarsetu.conf"), "utf8");
const keptSeconds = 3;

test("the sample knows every language of the registry, and the name of its cookie", () => {
  const codes = [...languages].sort().join("|");
  const named = sample.match(/\(\?<first_known>([a-z|]+)\)/)?.[1] ?? "";
  expect(named.split("|").sort().join("|")).toBe(codes);
  const cookie = sample.match(/map \$cookie_(\w+) \$reader_language \{([^}]+)\}/);
  expect(cookie?.[1]).toBe(languageCookie);
  const rows = [...(cookie?.[2] ?? "").matchAll(/^\s+(\w\w) (\w\w);/gm)];
  expect(rows.map(([, from, to]) => `${from} ${to}`).sort()).toEqual(
    languages.map((code) => `${code} ${code}`).sort(),
  );
});

describe.skipIf(!hasNginx())("behind the real nginx", () => {
  const folder = tempFolder("shared-cache");
  let site: RunningServer;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    site = await startServer({
      LOG_LEVEL: "info",
      SHARED_CACHE_SECONDS: String(keptSeconds),
      TRUSTED_PROXIES: "1",
    });
    nginx = await startNginx([Number(new URL(site.url).port), await freePort()], folder);
  });
  afterAll(async () => {
    await nginx?.stop();
    await site?.stop();
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; cache: string; control: string; cookies: number; body: string }>(
      (done, failed) => {
        request(
          {
            host: "127.0.0.1",
            port: nginx.port,
            path,
            rejectUnauthorized: false,
            headers: { host: "scholarsetu.example", ...headers },
          },
          (reply) => {
            let body = "";
            reply.setEncoding("utf8");
            reply.on("data", (part: string) => {
              body += part;
            });
            reply.on("end", () =>
              done({
                status: reply.statusCode ?? 0,
                cache: String(reply.headers["x-cache"]),
                control: String(reply.headers["cache-control"]),
                cookies: reply.headers["set-cookie"]?.length ?? 0,
                body,
              }),
            );
          },
        )
          .on("error", failed)
          .end();
      },
    );
  const asked = (route: string) =>
    site
      .output()
      .split("\n")
      .filter((line) => line.includes('"msg":"request"') && line.includes(`"route":"${route}"`)).length;

  test("a page is asked of the site once; the next readers, whoever they are, get the same bytes", async () => {
    const first = await get("/faq");
    expect([first.status, first.cache]).toEqual([200, "MISS"]);
    expect(first.control).toContain(`s-maxage=${keptSeconds}`);
    for (const cookie of ["", "session=somebody", "other=1"]) {
      const next = await get("/faq", cookie ? { cookie } : {});
      expect([next.cache, next.cookies]).toEqual(["HIT", 0]);
      expect(next.body === first.body, "the same bytes").toBe(true);
    }
    await wait(200);
    expect(asked("/faq")).toBe(1);
  });

  test("each reader gets the page in the own language, by cookie or by the browser's wish", async () => {
    const languageOf = async (headers: Record<string, string>) =>
      (await get("/about", headers)).body.match(/<html[^>]* lang="(\w+)"/)?.[1];
    for (const turn of ["fresh", "kept"]) {
      expect(await languageOf({}), turn).toBe("en");
      expect(await languageOf({ "accept-language": "te-IN,te;q=0.9,en;q=0.8" }), turn).toBe("te");
      expect(await languageOf({ "accept-language": "ta-IN,ta;q=0.9,hi;q=0.8,en;q=0.7" }), turn).toBe("hi");
      expect(await languageOf({ "accept-language": "ten-X, fr" }), turn).toBe("en");
      expect(await languageOf({ cookie: "a=b; lang=hi", "accept-language": "te" }), turn).toBe("hi");
    }
  });

  test("what sets a cookie, is one reader's or a refusal is never kept", async () => {
    for (const path of ["/faq?lang=te", "/student/dashboard", "/login", "/no-such-page", "/api/v1/session"]) {
      await get(path);
      const second = await get(path);
      expect(second.cache, path).not.toBe("HIT");
      expect(second.control, path).not.toContain("s-maxage");
    }
  });

  test("after its time the site is asked again", async () => {
    await get("/terms-conditions");
    await wait((keptSeconds + 1) * 1000);
    const before = asked("/terms-conditions");
    await get("/terms-conditions");
    await wait(1000);
    expect(asked("/terms-conditions")).toBe(before + 1);
  });
});
