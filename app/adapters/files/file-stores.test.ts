import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import { parseEnv } from "#app/core/settings/env.server.ts";
import { startFakeHttpServer } from "#tests/support/doubles/fake-http-server.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { sha256Hex, signAwsRequest } from "./aws-signature.server.ts";
import { createDiskFileStore } from "./disk-file-store.server.ts";
import type { FileStore } from "./file-store.ts";
import { newFileKey } from "./file-store.ts";
import { createS3FileStore } from "./s3-file-store.server.ts";

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function diskStore(): Promise<{ store: FileStore; folder: string }> {
  const folder = tempFolder("files");
  return { store: createDiskFileStore(folder), folder };
}

/** Keeps objects in a map, and refuses a request whose body is not the one that was signed. */
async function s3Store(etagOf = (body: Buffer) => `"${createHash("md5").update(body).digest("hex")}"`) {
  const objects = new Map<string, Buffer>();
  const server = await startFakeHttpServer((request) => {
    if (request.headers["x-amz-content-sha256"] !== sha256Hex(request.body)) return { status: 400 };
    if (!String(request.headers.authorization).startsWith("AWS4-HMAC-SHA256 Credential=AK/"))
      return { status: 403 };
    if (request.method === "PUT") {
      objects.set(request.path, request.body);
      return { headers: { etag: etagOf(request.body) } };
    }
    if (request.method === "DELETE") objects.delete(request.path);
    if (request.method !== "GET") return {};
    const found = objects.get(request.path);
    return found ? { body: found } : { status: 404 };
  });
  cleanups.push(() => server.close());
  const store = createS3FileStore({
    endpoint: server.url,
    bucket: "vault",
    region: "ap-south-1",
    accessKeyId: "AK",
    secretAccessKey: "SK",
    timeoutMs: 500,
  });
  return { store, server, objects };
}

describe.each([
  ["disk", async () => (await diskStore()).store],
  ["s3", async () => (await s3Store()).store],
])("file store on %s", (_, open) => {
  it("gives back the bytes it was given, and forgets what is removed", async () => {
    const store = await open();
    const key = newFileKey();
    const bytes = Buffer.from([0, 255, 10, 13, 0]);
    await store.write(key, Readable.from([bytes.subarray(0, 2), bytes.subarray(2)]));
    expect(await buffer(await store.read(key))).toEqual(bytes);
    await store.remove(key);
    await store.remove(key);
    await expect(store.read(key)).rejects.toMatchObject({ name: "OutsideError", code: "missing" });
  });

  it.each(["../../etc/passwd", "ab/../../x", "", "ab/not-a-uuid", "/etc/passwd"])(
    "T23: the key %j is refused",
    async (key) => {
      const store = await open();
      await expect(store.read(key)).rejects.toThrow(RangeError);
      await expect(store.remove(key)).rejects.toThrow(RangeError);
      await expect(store.write(key, Readable.from([Buffer.from("x")]))).rejects.toThrow(RangeError);
    },
  );
});

describe("when things break", () => {
  it("T24: a stream that breaks leaves no file on the disk", async () => {
    const { store, folder } = await diskStore();
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from("half of it");
        throw new Error("connection lost");
      })(),
    );
    await expect(store.write(newFileKey(), broken)).rejects.toMatchObject({ name: "OutsideError" });
    const left = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
  });

  it("O13b: a page of somebody's portal with status 200 is not taken for a stored file", async () => {
    const portal = await startFakeHttpServer(() => ({ body: "<html>Welcome</html>" }));
    cleanups.push(() => portal.close());
    const store = createS3FileStore({
      endpoint: portal.url,
      bucket: "vault",
      region: "ap-south-1",
      accessKeyId: "AK",
      secretAccessKey: "SK",
      timeoutMs: 2000,
    });
    const write = store.write(newFileKey(), Readable.from([Buffer.from("a paper")]));
    await expect(write).rejects.toMatchObject({ name: "OutsideError", code: "not_stored" });
  });

  it("O13b: a store that encrypts by itself has another ETag: the file is read back", async () => {
    const { store, server } = await s3Store(() => '"something-else"');
    await store.write(newFileKey(), Readable.from([Buffer.from("a paper")]));
    expect(server.requests.map(({ method }) => method)).toEqual(["PUT", "GET"]);
  });

  it("O13: a store that never answers is given up at its limit, reading back included, before a proxy would", async () => {
    const silent = createServer((request, response) => {
      request.resume();
      // It takes the file, and does not give it back.
      if (request.method === "PUT") response.end();
    }).listen(0);
    cleanups.push(async () => {
      silent.closeAllConnections();
      silent.close();
    });
    const { port } = silent.address() as AddressInfo;
    const store = createS3FileStore({
      ...{ endpoint: `http://127.0.0.1:${port}`, bucket: "vault", region: "ap-south-1" },
      ...{ accessKeyId: "AK", secretAccessKey: "SK", timeoutMs: 300 },
    });
    const before = performance.now();
    await expect(store.write(newFileKey(), Readable.from([Buffer.from("a paper")]))).rejects.toMatchObject({
      code: "timeout",
      verdict: "away",
    });
    expect(performance.now() - before).toBeLessThan(2000);
    await expect(store.read(newFileKey())).rejects.toMatchObject({ code: "timeout" });
    expect(parseEnv({}, () => ({ appSecret: "", encryptionKeys: [] })).FILE_STORE_TIMEOUT_MS).toBe(15_000);
  });

  it("T44: a store that is away is an OutsideError worth a retry", async () => {
    const { store, server } = await s3Store();
    await server.close();
    await expect(store.read(newFileKey())).rejects.toMatchObject({ code: "unreachable", verdict: "away" });
  });
});

describe("AWS signature", () => {
  it("agrees with the example published in the S3 documentation (GET object with a range)", () => {
    const signed = signAwsRequest(
      {
        method: "GET",
        url: new URL("https://examplebucket.s3.amazonaws.com/test.txt"),
        headers: { range: "bytes=0-9" },
        bodyHash: sha256Hex(""),
      },
      {
        accessKeyId: "AKIAIOSFODNN7EXAMPLE",
        secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
        region: "us-east-1",
      },
      "s3",
      new Date("2013-05-24T00:00:00Z"),
    );
    expect(signed.authorization).toMatch(
      /Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41$/,
    );
  });
});
