import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { env, setEnv } from "#app/core/settings/env.server.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import type { ServerEnv } from "../../hono-env.ts";
import { limitBody } from "../body-limit.ts";
import { laneOf } from "./come-back-later.ts";
import { shedOverload } from "./overload.ts";

beforeAll(() => setEnv({ ...env(), DATA_DIR: tempFolder("overload") }));
afterAll(async () => {
  setEnv(null);
});

function appOf(maxInFlight: number) {
  const app = new Hono<ServerEnv>();
  const waiting: (() => void)[] = [];
  const arrived: number[] = [];
  let clients = 0;
  // Everybody is a client of their own, so that it is the places that run out and not one client's share.
  app.use(async (c, next) => {
    clients += 1;
    c.set("clientAddress", `10.0.0.${clients}`);
    await next();
  });
  app.use(shedOverload({ maxInFlight, isReady: (c) => c.req.path === "/kept" }));
  app.all("/fails", () => {
    throw new Error("on purpose");
  });
  app.get("/kept", (c) => c.text("kept"));
  app.all("*", async (c) => {
    arrived.push(c.get("receivedAt")?.getTime() ?? 0);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return c.text("done");
  });
  const finishAll = () => {
    for (const finish of waiting.splice(0)) finish();
  };
  return { app, finishAll, arrived };
}

const turns = () => new Promise((resolve) => setTimeout(resolve, 5));
const page = { Accept: "text/html", Cookie: "lang=te; session=abc" };

describe("T43: past what the process can carry", () => {
  it("answers with 503, a spread Retry-After and a kind page in the reader's language; others are served", async () => {
    const { app, finishAll } = appOf(1);
    const inside = app.request("/slow", { method: "POST" });
    await turns();
    const [shed, data] = await Promise.all([
      app.request("/student/dashboard", { headers: page }),
      app.request("/apply/save", { method: "POST", headers: { Accept: "application/json" } }),
    ]);
    expect(shed.status).toBe(503);
    expect(Number(shed.headers.get("Retry-After"))).toBeGreaterThanOrEqual(5);
    expect(shed.headers.get("Refresh")).toBe(shed.headers.get("Retry-After"));
    expect(shed.headers.get("X-Busy")).toBe("1");
    expect(shed.headers.get("Set-Cookie")).toBeNull();
    expect(await shed.text()).toContain('<html lang="te">');
    expect(data.headers.get("Content-Type")).toContain("problem+json");
    expect(await data.json()).toMatchObject({
      status: 503,
      detail: expect.stringContaining("Nothing is lost"),
    });
    expect((await app.request("/kept")).status).toBe(200);
    finishAll();
    expect((await inside).status).toBe(200);
  });

  it("T20: whoever pressed Submit and found no place has pressed at that moment", async () => {
    const { app, finishAll, arrived } = appOf(1);
    const inside = app.request("/slow");
    await turns();
    const shed = await app.request("/apply", { method: "POST", headers: page });
    expect(shed.status).toBe(503);
    expect(shed.headers.get("Refresh")).toBeNull();
    const [cookie = ""] = (shed.headers.get("Set-Cookie") ?? "").split(";");
    expect(cookie).toMatch(/^first-try=\d+\.[0-9a-f]{64}$/);
    const pressed = Number(/\d+/.exec(cookie)?.[0]);
    finishAll();
    await inside;
    await turns();
    const send = async (headers: Record<string, string>) => {
      const answer = app.request("/apply.data", { method: "POST", headers });
      await turns();
      finishAll();
      await answer;
      return arrived.at(-1) ?? 0;
    };
    expect(await send({ Cookie: `session=abc; ${cookie}` })).toBe(pressed);
    // Somebody else's note, and a note with another moment in it, count for nothing.
    expect(await send({ Cookie: `session=other; ${cookie}` })).toBeGreaterThan(pressed);
    expect(
      await send({
        Cookie: `session=abc; ${cookie.replace(/=\d/, (start) => `=${(Number(start[1]) + 8) % 9}`)}`,
      }),
    ).toBeGreaterThan(pressed);
  });

  it("lets people in again once there is room, also after a failure", async () => {
    const { app, finishAll } = appOf(1);
    expect((await app.request("/fails")).status).toBe(500);
    const next = app.request("/slow");
    await turns();
    finishAll();
    expect((await next).status).toBe(200);
  });

  it("knows who sends, who applies and who reads", () => {
    const lanes = [
      ["POST", "/apply.data"],
      ["POST", "/apply/save"],
      ["GET", "/applications/AP-2026-0000001-1/receipt"],
      ["GET", "/applications/AP-2026-0000001-1/receipt.data"],
      ["GET", "/apply"],
      ["GET", "/otr-registration"],
      ["GET", "/student/dashboard"],
      ["HEAD", "/applying-abroad"],
    ].map(([method = "", path = ""]) => laneOf(method, path));
    expect(lanes.join(" ")).toBe("sending sending sending sending applying applying reading reading");
  });
});

describe("T50: one client takes its share and no more", () => {
  function siteOf(maxInFlight: number) {
    const app = new Hono<ServerEnv>();
    const bodies: number[] = [];
    app.use(async (c, next) => {
      c.set("clientAddress", c.req.header("x-test-address") ?? "unknown");
      await next();
    });
    app.use(limitBody({ isSession: async (token) => token === "mine" }));
    app.use(shedOverload({ maxInFlight }));
    app.all("*", async (c) => {
      bodies.push((await c.req.raw.arrayBuffer()).byteLength);
      return c.text("done", c.get("refusal")?.status ? (c.get("refusal")?.status as 413) : 200);
    });
    return { app, bodies };
  }
  const slowBody = () => {
    let drip: NodeJS.Timeout;
    return new ReadableStream<Uint8Array>({
      start(controller) {
        drip = setInterval(() => controller.enqueue(new Uint8Array(1)), 20);
      },
      cancel: () => clearInterval(drip),
    });
  };
  const post = (
    app: Hono<ServerEnv>,
    address: string,
    body: BodyInit,
    headers: Record<string, string> = {},
  ) =>
    app.request(
      new Request("http://site/otr-registration", {
        method: "POST",
        body,
        headers: { "x-test-address": address, ...headers },
        duplex: "half",
      } as RequestInit),
    );

  it("X5: two hundred slow lines of one client, uploads or not, leave everybody else served at once", async () => {
    const { app } = siteOf(40);
    const form = { "content-type": "multipart/form-data; boundary=x" };
    const slow = Array.from({ length: 200 }, (_, index) =>
      post(app, "6.6.6.6", slowBody(), index % 2 ? form : {}),
    );
    await turns();
    for (let index = 0; index < 30; index += 1) {
      expect((await post(app, `10.0.0.${index}`, "a=1")).status).toBe(200);
      const read = await app.request("/student/dashboard", { headers: { "x-test-address": "10.0.0.1" } });
      expect(read.status).toBe(200);
    }
    const answered = await Promise.all(slow.map((one) => Promise.race([one, turns().then(() => null)])));
    expect(answered.filter((answer) => answer?.status === 503)).toHaveLength(190);
  });

  it("X5: a stranger's files are refused before a byte of them is read; somebody signed in is listened to", async () => {
    const { app, bodies } = siteOf(40);
    let sent = 0;
    const body = () =>
      new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += 64 * 1024;
          if (sent > 3 * 1024 * 1024) controller.close();
          else controller.enqueue(new Uint8Array(64 * 1024));
        },
      });
    const headers = {
      "content-type": "multipart/form-data; boundary=x",
      "content-length": String(3 * 1024 * 1024),
    };
    const stranger = await post(app, "1.1.1.1", body(), headers);
    expect(stranger.status).toBe(401);
    expect(sent).toBeLessThanOrEqual(128 * 1024);
    sent = 0;
    const invented = await post(app, "1.1.1.1", body(), { ...headers, cookie: "session=invented" });
    expect(invented.status).toBe(401);
    sent = 0;
    expect((await post(app, "1.1.1.1", body(), { ...headers, cookie: "session=mine" })).status).toBe(200);
    expect(bodies.at(-1)).toBe(3 * 1024 * 1024);
    expect(await readdir(join(env().DATA_DIR, "incoming"))).toEqual([]);
  });

  it("X4: words are a megabyte at most, told or not", async () => {
    const { app, bodies } = siteOf(40);
    const large = "[".repeat(2 * 1024 * 1024);
    const told = await post(app, "1.1.1.1", large, { "content-length": String(large.length) });
    expect(told.status).toBe(413);
    const untold = await post(app, "1.1.1.1", large, { "transfer-encoding": "chunked" });
    expect(untold.status).toBe(413);
    expect(Math.max(...bodies)).toBe(0);
  });
});
