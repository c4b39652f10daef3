import { describe, expect, it } from "vitest";
import { readJson } from "./read-json.server.ts";

const post = (body: string) => new Request("http://x/", { method: "POST", body });

describe("X4: a JSON body", () => {
  it("is read", async () => {
    const value = { a: [1, { b: '[[[[[[[[[[[[[[[[[[[[\\"{{{{' }] };
    expect(await readJson(post(JSON.stringify(value)))).toEqual(value);
  });

  it("nested without end is refused before it is parsed, and at once", async () => {
    const deep = "[".repeat(30_000) + "]".repeat(30_000);
    const began = performance.now();
    await expect(readJson(post(deep))).rejects.toMatchObject({ status: 400 });
    await expect(readJson(post(`{"a":`.repeat(9000)))).rejects.toMatchObject({ status: 400 });
    expect(performance.now() - began).toBeLessThan(500);
  });

  it("too large is refused while it comes in, whatever its length claims", async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(16 * 1024).fill(0x5b)),
    });
    const request = new Request("http://x/", {
      method: "POST",
      body: endless,
      duplex: "half",
    } as RequestInit);
    await expect(readJson(request)).rejects.toMatchObject({ status: 413 });
  });

  it("that is none is the sender's mistake", async () => {
    await expect(readJson(post("{"))).rejects.toMatchObject({ status: 400 });
    await expect(readJson(post(""))).rejects.toMatchObject({ status: 400 });
  });
});
