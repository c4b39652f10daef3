import { Hono } from "hono";
import { expect, test } from "vitest";
import type { ServerEnv } from "../hono-env.ts";
import { contentSecurityPolicy, securityHeaders } from "./security-headers.ts";

// Written by hand, and read when it changes: a door that is taken out of the list is missed by nobody's eyes (C17).
const policy = [
  "default-src 'self'",
  "script-src 'self' 'nonce-abc'",
  "script-src-attr 'none'",
  "style-src-elem 'self' 'sha256-R+Ki1kM/OTs8v3DELm54HbN1JDyDFA97CvDt9kSUJKU='",
  "style-src-attr 'none'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self' https://pay.example",
  "frame-ancestors 'none'",
];

test("T22: the policy is this one, line by line", () => {
  const lines = contentSecurityPolicy({ nonce: "abc" }, ["https://pay.example"]).split("; ");
  expect(lines.slice(0, -1)).toEqual(policy);
  expect(lines.at(-1)).toMatch(/^report-uri \//);
  expect(contentSecurityPolicy({ hashes: ["x"] })).toContain("script-src 'self' 'sha256-x';");
});

async function headersOf(path: string, production: boolean): Promise<Headers> {
  const app = new Hono<ServerEnv>();
  app.use(securityHeaders(production));
  app.get("*", () => new Response("page"));
  return (await app.request(path)).headers;
}

test("every answer has them; https is asked for in production alone; nothing is kept unasked", async () => {
  const headers = await headersOf("/about", true);
  expect(Object.fromEntries(headers)).toMatchObject({
    "cache-control": "no-store",
    "content-security-policy": expect.stringContaining("base-uri 'none'"),
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "strict-origin-when-cross-origin",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  });
  expect((await headersOf("/about", false)).has("strict-transport-security")).toBe(false);
  expect((await headersOf("/assets/a.svg", true)).get("content-security-policy")).toContain(
    "default-src 'none'",
  );
});
