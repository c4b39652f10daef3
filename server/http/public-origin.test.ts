import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { TrustedProxies } from "#app/core/settings/env-fields.server.ts";
import type { ServerEnv } from "../hono-env.ts";
import { atOrigin, publicOrigin } from "./public-origin.ts";

const none: TrustedProxies = { kind: "count", count: 0 };
const one: TrustedProxies = { kind: "count", count: 1 };
const networks: TrustedProxies = { kind: "networks", networks: ["10.0.0.0/8"] };

async function seen(
  isProduction: boolean,
  trusted: TrustedProxies,
  headers: Record<string, string>,
  remoteAddress = "203.0.113.9",
) {
  const app = new Hono<ServerEnv>();
  const settings = { isProduction, PUBLIC_URL: "https://setu.example", TRUSTED_PROXIES: trusted };
  app.use(publicOrigin(settings));
  app.get("*", (c) => c.text(c.get("publicOrigin")));
  const request = new Request(`http://${headers.host ?? "127.0.0.1:3000"}/login`, { headers });
  return (await app.fetch(request, { incoming: { socket: { remoteAddress } } })).text();
}

const forged = { "x-forwarded-proto": "https", "x-forwarded-host": "evil.example" };

describe("X1: the origin by which the browser knows this site", () => {
  it("is PUBLIC_URL's in production, whatever anybody sends", async () => {
    expect(await seen(true, none, { host: "127.0.0.1:3000" })).toBe("https://setu.example");
    expect(await seen(true, one, { host: "evil.example", ...forged })).toBe("https://setu.example");
  });

  it("in demo mode is PUBLIC_URL's at its host, and elsewhere what stands in the address", async () => {
    expect(await seen(false, none, { host: "setu.example" })).toBe("https://setu.example");
    expect(await seen(false, none, { host: "localhost:3000", ...forged })).toBe("http://localhost:3000");
  });

  it("is believed of a trusted proxy only", async () => {
    const told = { host: "inside:3000", "x-forwarded-proto": "https", "x-forwarded-host": "demo.example" };
    expect(await seen(false, one, told)).toBe("https://demo.example");
    expect(await seen(false, networks, told, "::ffff:10.1.2.3")).toBe("https://demo.example");
    expect(await seen(false, networks, told, "203.0.113.9")).toBe("http://inside:3000");
    expect(await seen(false, one, { ...told, "x-forwarded-proto": "javascript" })).toBe("http://inside:3000");
  });

  it("is what pages see, with all that was sent", async () => {
    const sent = new Request("http://127.0.0.1:3000/login?next=%2Fa", {
      method: "POST",
      body: "phone=9876543210",
      headers: { cookie: "lang=te" },
    });
    const there = atOrigin(sent, "https://setu.example");
    expect([there.url, there.method, there.headers.get("cookie"), await there.text()]).toEqual([
      "https://setu.example/login?next=%2Fa",
      "POST",
      "lang=te",
      "phone=9876543210",
    ]);
    expect(atOrigin(there, "https://setu.example")).toBe(there);
  });
});
