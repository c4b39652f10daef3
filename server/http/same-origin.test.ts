import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { ServerEnv } from "../hono-env.ts";
import { isSameOrigin, sameOrigin } from "./same-origin.ts";

const from = (headers: Record<string, string>) => isSameOrigin(new Headers(headers), "https://setu.example");

describe("T10: a write comes from our own pages", () => {
  it("accepts our own origin, told either way", () => {
    expect(from({ "sec-fetch-site": "same-origin" })).toBe(true);
    expect(from({ origin: "https://setu.example" })).toBe(true);
    expect(from({ origin: "https://setu.example", "sec-fetch-site": "same-origin" })).toBe(true);
  });

  it("refuses other sites, subdomains, opaque origins and silence", () => {
    expect(from({ "sec-fetch-site": "cross-site" })).toBe(false);
    expect(from({ "sec-fetch-site": "same-site" })).toBe(false);
    expect(from({ origin: "https://evil.example" })).toBe(false);
    expect(from({ origin: "https://setu.example.evil.example" })).toBe(false);
    expect(from({ origin: "null" })).toBe(false);
    expect(from({})).toBe(false);
  });

  it("refuses our own name without TLS, and an origin that denies what the other header says", () => {
    expect(from({ origin: "http://setu.example" })).toBe(false);
    expect(from({ origin: "https://evil.example", "sec-fetch-site": "same-origin" })).toBe(false);
  });

  it("X1: a page answers for itself without what was sent; a program gets a problem", async () => {
    const app = new Hono<ServerEnv>();
    app.use(async (c, next) => {
      c.set("publicOrigin", "https://setu.example");
      await next();
    });
    app.use(sameOrigin([]));
    app.all("*", async (c) => c.text(`${c.get("refusal")?.code} [${await c.req.raw.text()}]`));
    const send = (path: string, accept: string) =>
      app.request(path, {
        method: "POST",
        headers: { origin: "https://evil.example", accept },
        body: "phone=1",
      });
    expect(await (await send("/login", "text/html,*/*")).text()).toBe("foreign_form []");
    expect(await (await send("/login.data", "*/*")).text()).toBe("foreign_form []");
    for (const [path, accept] of [
      ["/logout", "*/*"],
      ["/api/v1/registration", "text/html"],
    ] as const) {
      const answer = await send(path, accept);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
        403,
        "foreign_form",
      ]);
    }
  });
});
