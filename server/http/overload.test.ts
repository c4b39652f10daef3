import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { ServerEnv } from "../hono-env.ts";
import { laneOf, shedOverload } from "./overload.ts";

function appOf(maxInFlight: number) {
  const app = new Hono<ServerEnv>();
  const waiting: (() => void)[] = [];
  const arrived: number[] = [];
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
    const shed = await app.request("/student/dashboard", { headers: page });
    expect(shed.status).toBe(503);
    expect(Number(shed.headers.get("Retry-After"))).toBeGreaterThanOrEqual(5);
    expect(shed.headers.get("Refresh")).toBe(shed.headers.get("Retry-After"));
    expect(shed.headers.get("X-Busy")).toBe("1");
    expect(shed.headers.get("Set-Cookie")).toBeNull();
    expect(await shed.text()).toContain('<html lang="te">');
    const data = await app.request("/apply/save", {
      method: "POST",
      headers: { Accept: "application/json" },
    });
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
