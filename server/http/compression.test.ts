import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { ServerEnv } from "../hono-env.ts";
import { compressReplies, pickEncoding } from "./compression.ts";

describe("the encoding of an answer", () => {
  it("is the best that the browser takes", () => {
    expect(pickEncoding("gzip, deflate, br, zstd")).toBe("br");
    expect(pickEncoding("gzip;q=1.0, identity; q=0.5")).toBe("gzip");
    expect(pickEncoding(undefined)).toBe("identity");
  });

  it("respects a refusal", () => {
    expect(pickEncoding("br;q=0, gzip")).toBe("gzip");
    expect(pickEncoding("br;q=0, gzip;q=0")).toBe("identity");
  });
});

describe("O25: an answer for one reader", () => {
  const page = `<p>${"Scholarships for students of Telangana. ".repeat(200)}</p>`;
  const inBits = () =>
    new ReadableStream({
      start(controller) {
        for (const part of page.match(/.{1,500}/gs) ?? []) controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    });
  const app = new Hono<ServerEnv>();
  app.use(compressReplies());
  const answer =
    (type: string, more: Record<string, string> = {}, body: () => BodyInit = () => page) =>
    () =>
      new Response(body(), { headers: { "Content-Type": type, ...more } });
  app.get("/page", answer("text/html; charset=utf-8"));
  app.get("/page-in-bits", answer("text/html; charset=utf-8", {}, inBits));
  app.get("/rows.csv", answer("text/csv", {}, inBits));
  app.get("/taken-along", answer("application/json", { "Content-Disposition": "attachment" }, inBits));
  app.get("/feed", answer("text/event-stream"));
  app.get(
    "/short",
    answer("text/html", { "Content-Length": "3" }, () => "<p>"),
  );
  app.get(
    "/broken",
    answer("text/html", {}, () => new ReadableStream({ pull: () => Promise.reject(new Error("gone")) })),
  );
  app.onError(() => new Response("broken", { status: 500 }));
  const get = (path: string, accept = "br") => app.request(path, { headers: { "accept-encoding": accept } });

  it.each(["/page", "/page-in-bits"])("is packed whole, with its length: %s", async (path) => {
    for (const [accept, unpack] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const reply = await get(path, accept);
      const bytes = Buffer.from(await reply.arrayBuffer());
      expect(reply.headers.get("content-encoding")).toBe(accept);
      expect(reply.headers.get("vary")).toContain("Accept-Encoding");
      expect(reply.headers.get("content-length")).toBe(String(bytes.length));
      expect(unpack(bytes).toString()).toBe(page);
    }
  });

  it.each(["/rows.csv", "/taken-along"])("comes bit by bit where it is a file, packed: %s", async (path) => {
    const reply = await get(path);
    expect(reply.headers.get("content-encoding")).toBe("br");
    expect(reply.headers.has("content-length")).toBe(false);
    expect(brotliDecompressSync(Buffer.from(await reply.arrayBuffer())).toString()).toBe(page);
  });

  it("stays as it is where packing gains nothing, or nobody takes it", async () => {
    for (const [path, accept] of [
      ["/feed", "br"],
      ["/short", "br"],
      ["/page", "identity"],
    ] as const)
      expect((await get(path, accept)).headers.has("content-encoding"), path).toBe(false);
  });

  it("that breaks while it is made is a fault that says so, not half a page", async () => {
    expect((await get("/broken")).status).toBe(500);
  });
});
