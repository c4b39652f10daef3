import { Hono } from "hono";
import type { RouterContextProvider, ServerBuild } from "react-router";
import { describe, expect, test } from "vitest";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { forbidden, type ProblemError } from "#app/core/requests/errors.ts";
import { actorContext, getActor, languageContext } from "#app/core/requests/request-context.ts";
import { routeTable } from "#app/route-table.ts";
import type { ServerEnv } from "../hono-env.ts";
import type { ContentState } from "./content-changes.ts";
import { pageHandler } from "./page-handler.ts";

type Loader = (args: { request: Request; context: RouterContextProvider }) => Promise<Response> | Response;

const plain = routeTable.filter(({ path, access }) => !path.includes(":") && access === "everyone");
const kept = plain.find(({ cache }) => cache)?.path ?? "";
const own = plain.find(({ cache }) => !cache)?.path ?? "";
const html = (body: string) =>
  new Response(body, { headers: { "Content-Type": "text/html; charset=utf-8" } });
/** Each test is at a content of its own: the cache is one for the process. */
let contents = 0;

/** The server's last stop before one page, whose loader is the test's. */
function siteOf(path: string, loader: Loader, actor: Actor = visitor) {
  const id = "features/x/pages/x-page";
  const build = {
    entry: { module: { default: () => html("an error page") } },
    routes: {
      root: { id: "root", path: "", module: { default: () => null } },
      [id]: { id, parentId: "root", path: path.slice(1), module: { loader } },
    },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
  contents += 1;
  const now: { state: ContentState; refusal?: ProblemError } = {
    state: { counts: new Map(), rest: contents * 1000, day: "2026-11-18" as ContentState["day"] },
  };
  const app = new Hono<ServerEnv>();
  app.use(async (c, next) => {
    c.set("requestId", "request-1");
    c.set("clientAddress", "203.0.113.9");
    c.set("publicOrigin", "http://site");
    if (now.refusal) c.set("refusal", now.refusal);
    await next();
  });
  const handle = pageHandler({
    build,
    mode: "production",
    resolveActor: async () => actor,
    content: () => now.state,
    formTargets: [],
    sharedSeconds: 0,
    cachePages: true,
    styles: null,
  });
  app.all("*", handle);
  app.onError((error) => new Response(error.message, { status: 500 }));
  const ask = async (search = "", headers: Record<string, string> = {}, method = "GET") =>
    app.request(`http://site${path}${search}`, { method, headers });
  return { ask, now };
}

describe("a page that is kept for everybody", () => {
  test("T51: is made once, for nobody: without the reader's cookies, headers and additions", async () => {
    const seen: string[] = [];
    const { ask } = siteOf(kept, async ({ request, context }) => {
      const { role } = await context.get(actorContext)();
      seen.push([role, request.headers.get("cookie"), request.headers.get("x-own"), request.url].join(" "));
      return html("<p>for all</p>");
    });
    const first = await ask("?utm=mine", { cookie: "session=hers", "x-own": "hers" });
    expect(await first.text()).toBe("<p>for all</p>");
    expect(await (await ask("", { cookie: "session=his" })).text()).toBe("<p>for all</p>");
    expect(seen).toEqual([`visitor   http://site${kept}`]);
    expect(first.headers.get("Set-Cookie")).toBeNull();
  });

  test("T51: that asks who its reader is, is shown to nobody and not kept", async () => {
    let made = 0;
    const { ask } = siteOf(kept, async ({ context }) => {
      made += 1;
      await getActor(context);
      return html("<p>hers</p>");
    });
    for (const turn of [1, 2]) {
      const answer = await ask("", { cookie: "session=hers" });
      expect({ status: answer.status, made }).toEqual({ status: 500, made: turn });
      expect(await answer.text()).not.toContain("hers");
    }
  });

  test("has a copy for each language, and goes when its content changes", async () => {
    let made = 0;
    const { ask, now } = siteOf(kept, ({ context }) => {
      made += 1;
      return html(`<p>${context.get(languageContext)}</p>`);
    });
    for (const [cookie, words] of [
      ["lang=te", "te"],
      ["lang=hi", "hi"],
      ["lang=te", "te"],
    ] as const) {
      expect(await (await ask("", { cookie })).text()).toBe(`<p>${words}</p>`);
    }
    expect(made).toBe(2);
    now.state = { ...now.state, rest: now.state.rest + 1 };
    await ask("", { cookie: "lang=te" });
    expect(made).toBe(3);
  });

  test("a language in the address is kept for the next page, and what sets a cookie is no shared answer", async () => {
    const { ask } = siteOf(kept, () => html("<p>x</p>"));
    const answer = await ask("?lang=te");
    expect(answer.headers.get("Set-Cookie")).toContain("lang=te");
    expect(answer.headers.get("Cache-Control")).not.toContain("public");
  });

  test("is not sent again to who has it, and not kept when something went wrong", async () => {
    const { ask } = siteOf(kept, () => html("<p>same</p>"));
    const tag = (await ask()).headers.get("ETag") ?? "";
    const again = await ask("", { "if-none-match": tag });
    expect({ status: again.status, body: await again.text() }).toEqual({ status: 304, body: "" });
    let made = 0;
    const failing = siteOf(kept, () => {
      made += 1;
      return new Response("no", { status: 503 });
    });
    for (const turn of [1, 2])
      expect({ status: (await failing.ask()).status, made }).toEqual({ status: 503, made: turn });
  });
});

describe("a page of one reader", () => {
  const student: Actor = { role: "student", userId: "u", studentId: "s", language: "en" };

  test("is made for that reader each time", async () => {
    const seen: unknown[] = [];
    const { ask } = siteOf(
      own,
      async ({ request, context }) => {
        seen.push([(await getActor(context)).studentId, request.headers.get("cookie")]);
        return html("<p>hers</p>");
      },
      student,
    );
    await ask("", { cookie: "session=a" });
    const second = await ask("", { cookie: "session=b" });
    expect(seen).toEqual([
      ["s", "session=a"],
      ["s", "session=b"],
    ]);
    expect(second.headers.get("Content-Security-Policy")).toMatch(/'nonce-[\w-]{16,}'/);
  });

  test("T12: answers a refusal by its status, and does not run", async () => {
    let ran = 0;
    const { ask, now } = siteOf(own, () => {
      ran += 1;
      return html("<p>hers</p>");
    });
    now.refusal = forbidden();
    expect({ status: (await ask()).status, ran }).toEqual({ status: 403, ran: 0 });
  });

  test("T27: an address that means nothing in any script is a 400", async () => {
    const { ask } = siteOf(own, () => html("<p>hers</p>"));
    expect((await ask("/%E0%A4%A")).status).toBe(400);
  });
});
