import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { ReadableStream } from "node:stream/web";
import { now } from "#app/core/clock.ts";
import type { AwsKeys } from "./aws-signature.server.ts";
import { sha256Hex, signAwsRequest } from "./aws-signature.server.ts";
import type { FileStore } from "./file-store.ts";
import { assertFileKey } from "./file-store.ts";
import { httpVerdict } from "./http-verdict.ts";
import { OutsideError } from "./outside-error.ts";

export type S3Config = AwsKeys & {
  /** `https://s3.ap-south-1.amazonaws.com`, or the address of another S3-compatible store. */
  endpoint: string;
  bucket: string;
  timeoutMs?: number;
};

const SERVICE = "files";
const EMPTY = new Uint8Array();

export function createS3FileStore(config: S3Config): FileStore {
  async function send(
    method: "PUT" | "GET" | "DELETE",
    key: string,
    body?: Uint8Array<ArrayBuffer>,
  ): Promise<Response> {
    assertFileKey(key);
    const url = new URL(`/${config.bucket}/${key}`, config.endpoint);
    const headers = signAwsRequest(
      { method, url, headers: {}, bodyHash: sha256Hex(body ?? EMPTY) },
      config,
      "s3",
      now(),
    );
    let response: Response;
    try {
      response = await fetch(url, {
        method,
        headers,
        body,
        redirect: "error",
        signal: AbortSignal.timeout(config.timeoutMs ?? 30_000),
      });
    } catch (error) {
      const timedOut = error instanceof Error && error.name === "TimeoutError";
      throw new OutsideError(SERVICE, timedOut ? "timeout" : "unreachable", "away");
    }
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404) throw new OutsideError(SERVICE, "missing", "never");
    throw new OutsideError(SERVICE, `http_${response.status}`, httpVerdict(response.status));
  }

  /**
   * A 200 alone proves nothing: a proxy or a portal answers it too (O13b). The store's ETag is the MD5 of what it
   * has, where it encrypts nothing itself; where it is something else or missing, the file is read back.
   */
  async function isStored(key: string, body: Uint8Array, etag: string | null): Promise<boolean> {
    if (etag?.replaceAll('"', "") === createHash("md5").update(body).digest("hex")) return true;
    const answer = await send("GET", key);
    return Buffer.from(body).equals(Buffer.from(await answer.arrayBuffer()));
  }

  return {
    async write(key, bytes) {
      // The signature covers the body's hash, so it is gathered first; documents are at most a few megabytes.
      const body = new Uint8Array(await buffer(bytes));
      const response = await send("PUT", key, body);
      await response.body?.cancel();
      if (!(await isStored(key, body, response.headers.get("etag")))) {
        throw new OutsideError(SERVICE, "not_stored", "away");
      }
    },
    async read(key) {
      const response = await send("GET", key);
      return Readable.fromWeb((response.body ?? new Blob().stream()) as ReadableStream);
    },
    async remove(key) {
      try {
        await send("DELETE", key);
      } catch (error) {
        if (!(error instanceof OutsideError && error.code === "missing")) throw error;
      }
    },
  };
}
