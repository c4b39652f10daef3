import { createHash, randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { DecryptError, setKeys } from "./crypto.server.ts";
import { decryptStream, encryptStream, FRAME_BYTES, fileKeyId } from "./file-cipher.server.ts";
import { parseEncryptionKeys, type SecretKeys } from "./keyring.server.ts";

const keysOf = (text: string): SecretKeys => ({
  appSecret: "unused",
  encryptionKeys: parseEncryptionKeys(text),
});
const k1 = `k1:${Buffer.alloc(32, 1).toString("base64")}`;
const k2 = `k2:${Buffer.alloc(32, 2).toString("base64")}`;

beforeAll(() => setKeys(keysOf(k1)));
afterEach(() => setKeys(keysOf(k1)));
afterAll(() => setKeys(null));

async function collect(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
const seal = (bytes: Uint8Array, context = "doc-1") => collect(encryptStream([bytes], context));
const open = (bytes: Uint8Array, context = "doc-1") => collect(decryptStream([bytes], context));

const HEADER = 4 + 1 + 2 + 16;
const SEALED = FRAME_BYTES + 16;

describe("T23: files at rest", () => {
  it.each([0, 1, FRAME_BYTES - 1, FRAME_BYTES, FRAME_BYTES + 1, 2 * FRAME_BYTES, 5 * 1024 * 1024])(
    "%i bytes come back",
    async (size) => {
      const plain = randomBytes(size);
      const sealed = await seal(plain);
      expect(sealed.length).toBe(HEADER + size + 16 * Math.max(1, Math.ceil(size / FRAME_BYTES)));
      expect(
        createHash("sha256")
          .update(await open(sealed))
          .digest("hex"),
      ).toBe(createHash("sha256").update(plain).digest("hex"));
    },
  );

  it("however the bytes are cut on their way, in and out", async () => {
    const plain = randomBytes(3 * FRAME_BYTES + 77);
    const sizes = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 10 });
    const cut = (bytes: Buffer, list: number[]) => {
      const parts: Buffer[] = [];
      for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
        const size = list[turn % list.length] ?? 1;
        parts.push(bytes.subarray(at, at + Math.max(size, 500)));
        at += Math.max(size, 500);
      }
      return parts;
    };
    await fc.assert(
      fc.asyncProperty(sizes, sizes, async (a, b) => {
        const sealed = await collect(encryptStream(Readable.from(cut(plain, a)), "doc-1"));
        const back = await collect(decryptStream(Readable.from(cut(sealed, b)), "doc-1"));
        expect(back.equals(plain)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it("even byte by byte", async () => {
    const sealed = await seal(Buffer.from("abc"));
    const bytes = Array.from(sealed, (byte) => Buffer.from([byte]));
    expect((await collect(decryptStream(bytes, "doc-1"))).toString()).toBe("abc");
  });

  it("cut off at any frame border or in between, it is refused", async () => {
    const sealed = await seal(randomBytes(2 * FRAME_BYTES + 10));
    for (const length of [
      0,
      3,
      HEADER - 1,
      HEADER,
      HEADER + 5,
      HEADER + SEALED,
      HEADER + 2 * SEALED,
      sealed.length - 1,
    ]) {
      await expect(open(sealed.subarray(0, length)), String(length)).rejects.toThrow(DecryptError);
    }
  });

  it("a full last frame dropped is noticed too", async () => {
    const sealed = await seal(randomBytes(2 * FRAME_BYTES));
    await expect(open(sealed.subarray(0, HEADER + SEALED))).rejects.toThrow(DecryptError);
  });

  it("reordered, repeated, extended or changed, it is refused", async () => {
    const sealed = await seal(randomBytes(2 * FRAME_BYTES + 10));
    const header = sealed.subarray(0, HEADER);
    const first = sealed.subarray(HEADER, HEADER + SEALED);
    const second = sealed.subarray(HEADER + SEALED, HEADER + 2 * SEALED);
    const last = sealed.subarray(HEADER + 2 * SEALED);
    const flipped = Buffer.from(sealed);
    flipped[HEADER + 100] = (flipped[HEADER + 100] ?? 0) ^ 1;
    for (const forged of [
      Buffer.concat([header, second, first, last]),
      Buffer.concat([header, first, first, second, last]),
      Buffer.concat([sealed, Buffer.from("more")]),
      flipped,
    ]) {
      await expect(open(forged)).rejects.toThrow(DecryptError);
    }
  });

  it("frames of another file or another row's file do not fit", async () => {
    const plain = randomBytes(FRAME_BYTES + 10);
    const [a, b] = [await seal(plain), await seal(plain)];
    expect(a.equals(b)).toBe(false);
    await expect(open(Buffer.concat([a.subarray(0, HEADER), b.subarray(HEADER)]))).rejects.toThrow(
      DecryptError,
    );
    await expect(open(a, "doc-2")).rejects.toThrow(DecryptError);
  });

  it("names its key, and rotation reads with the old one", async () => {
    const sealed = await seal(Buffer.from("marks"));
    expect(fileKeyId(sealed)).toBe("k1");
    setKeys(keysOf(`${k2},${k1}`));
    expect((await open(sealed)).toString()).toBe("marks");
    expect(fileKeyId(await seal(Buffer.from("marks")))).toBe("k2");
    setKeys(keysOf(k2));
    await expect(open(sealed)).rejects.toThrow('"k1" is not configured');
    await expect(open(Buffer.from("%PDF-1.7 not encrypted at all, but long enough"))).rejects.toThrow(
      DecryptError,
    );
  });

  it("lets go of its source when the reader stops early", async () => {
    let closed = false;
    const sealed = await seal(randomBytes(3 * FRAME_BYTES));
    async function* source() {
      try {
        for (let at = 0; at < sealed.length; at += 1000) yield sealed.subarray(at, at + 1000);
      } finally {
        closed = true;
      }
    }
    for await (const chunk of decryptStream(source(), "doc-1")) if (chunk.length > 0) break;
    expect(closed).toBe(true);
  });
});
