import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { ServerEnv } from "../hono-env.ts";
import { shedOverload } from "./overload.ts";

function appOf(maxInFlight: number) {
  const app = new Hono<ServerEnv>();
  const waiting: (() => void)[] = [];
  app.use(shedOverload(maxInFlight));
  app.get("/slow", async (c) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return c.text("done");
  });
  app.get("/fails", () => {
    throw new Error("on purpose");
  });
  const finishAll = () => {
    for (const finish of waiting.splice(0)) finish();
  };
  return { app, finishAll };
}

const turns = () => new Promise((resolve) => setTimeout(resolve, 5));

describe("T43: past what the process can carry", () => {
  it("answers at once with 503, Retry-After and kind words, and serves the others", async () => {
    const { app, finishAll } = appOf(2);
    const inside = [app.request("/slow"), app.request("/slow")];
    await turns();
    const shed = await app.request("/slow");
    expect(shed.status).toBe(503);
    expect(shed.headers.get("Retry-After")).toBe("3");
    expect(await shed.text()).toContain("Nothing you typed is lost");
    const page = await app.request("/slow", { headers: { Accept: "text/html,*/*;q=0.8" } });
    expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "3"]);
    const html = await page.text();
    for (const again of ["Try again", "మళ్లీ ప్రయత్నించండి", "फिर कोशिश करें"]) expect(html).toContain(again);
    finishAll();
    expect((await Promise.all(inside)).map((answer) => answer.status)).toEqual([200, 200]);
  });

  it("lets people in again once there is room, also after a failure", async () => {
    const { app, finishAll } = appOf(1);
    expect((await app.request("/fails")).status).toBe(500);
    const next = app.request("/slow");
    await turns();
    finishAll();
    expect((await next).status).toBe(200);
  });
});
