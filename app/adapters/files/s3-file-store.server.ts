import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { OutsideError } from "../outside-error.ts";
import type { FileStore } from "./file-store.ts";
import { assertFileKey } from "./file-store.ts";
import { type S3Config, sendS3 } from "./s3-request.server.ts";

const SERVICE = "files";

export function createS3FileStore(config: S3Config): FileStore {
  // One limit for a whole upload, reading back included: it must end before the proxy in front gives up (30–60 s).
  const limit = () => AbortSignal.timeout(config.timeoutMs ?? 15_000);
  function send(
    method: "PUT" | "GET" | "DELETE",
    key: string,
    signal: AbortSignal,
    body?: Uint8Array<ArrayBuffer>,
  ) {
    assertFileKey(key);
    return sendS3(SERVICE, config, { method, path: `/${key}`, body, signal });
  }

  /**
   * A 200 alone proves nothing: a proxy or a portal answers it too (O13b). The store's ETag is the MD5 of what it
   * has, where it encrypts nothing itself; where it is something else or missing, the file is read back.
   */
  async function isStored(key: string, body: Uint8Array, etag: string | null, signal: AbortSignal) {
    if (etag?.replaceAll('"', "") === createHash("md5").update(body).digest("hex")) return true;
    return Buffer.from(body).equals((await send("GET", key, signal)).bytes);
  }

  return {
    async write(key, bytes) {
      // The signature covers the body's hash, so it is gathered first; documents are at most a few megabytes.
      const body = new Uint8Array(await buffer(bytes));
      const signal = limit();
      const { etag } = await send("PUT", key, signal, body);
      if (!(await isStored(key, body, etag, signal))) throw new OutsideError(SERVICE, "not_stored", "away");
    },
    async read(key) {
      return Readable.from([(await send("GET", key, limit())).bytes]);
    },
    async remove(key) {
      try {
        await send("DELETE", key, limit());
      } catch (error) {
        if (!(error instanceof OutsideError && error.code === "missing")) throw error;
      }
    },
  };
}
