import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createHttpPageReader } from "./http-page-reader.server.ts";
import { isPublicAddress } from "./public-address.ts";

let site: Server;
let base = "";
let asked = 0;

beforeAll(async () => {
  site = createServer((request, response) => {
    asked += 1;
    const path = request.url ?? "";
    if (path === "/page") response.setHeader("content-type", "text/html").end("<p>Hello</p>");
    else if (path === "/moved") response.writeHead(302, { location: "/page" }).end();
    else if (path === "/round") response.writeHead(302, { location: "/round" }).end();
    else if (path === "/inside") response.writeHead(302, { location: "http://169.254.169.254/latest" }).end();
    else if (path === "/file") response.writeHead(302, { location: "file:///etc/passwd" }).end();
    else if (path === "/large") response.end("x".repeat(100_000));
    else if (path === "/slow") response.write("…");
    else if (path === "/broken") response.writeHead(500).end();
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done));
  base = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

const reader = createHttpPageReader({
  timeoutMs: 600,
  maxBytes: 5_000,
  mayAsk: (address) => address === "127.0.0.1",
});

test("a page is read, after redirects too, and only its beginning where it is long", async () => {
  expect(await reader.read(`${base}/page`)).toEqual({
    kind: "read",
    status: 200,
    body: "<p>Hello</p>",
    isHtml: true,
  });
  expect(await reader.read(`${base}/moved`)).toMatchObject({ kind: "read", body: "<p>Hello</p>" });
  const large = await reader.read(`${base}/large`);
  expect(large.kind === "read" && large.body.length).toBe(5_000);
});

test.each([
  ["/nothing", { kind: "gone", status: 404 }],
  ["/broken", { kind: "away", why: "http_500" }],
  ["/slow", { kind: "away", why: "timeout" }],
  ["/round", { kind: "away", why: "too_many_redirects" }],
  ["/inside", { kind: "away", why: "closed_address" }],
  ["/file", { kind: "away", why: "bad_address" }],
])("%s", async (path, outcome) => {
  expect(await reader.read(`${base}${path}`)).toEqual(outcome);
});

test("our own machine and network are never asked, by number or by name", async () => {
  const usual = createHttpPageReader({ timeoutMs: 2_000 });
  const before = asked;
  const { port } = new URL(base);
  for (const host of ["127.0.0.1", "localhost", "[::1]", "0.0.0.0", "2130706433", "[::ffff:127.0.0.1]"])
    expect(await usual.read(`http://${host}:${port}/page`)).toEqual({ kind: "away", why: "closed_address" });
  expect(await usual.read("ftp://example.org/")).toEqual({ kind: "away", why: "bad_address" });
  expect(await usual.read(`http://user:pass@127.0.0.1:${port}/`)).toEqual({
    kind: "away",
    why: "bad_address",
  });
  expect(asked).toBe(before);
});

test.each([
  ["8.8.8.8", true],
  ["10.1.2.3", false],
  ["172.20.0.1", false],
  ["192.168.1.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["2404:6800::1", true],
  ["fd00::1", false],
  ["fe80::1", false],
  ["::1", false],
  ["::ffff:10.0.0.1", false],
  ["64:ff9b::a00:1", false],
  ["nothing", false],
])("%s is public: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
