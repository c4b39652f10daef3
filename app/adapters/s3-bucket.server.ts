import { now } from "#app/core/clock.ts";
import { sha256Hex, signAwsRequest } from "./aws-signature.server.ts";
import { httpVerdict } from "./http-verdict.ts";
import { OutsideError } from "./outside-error.ts";
import type { S3Config } from "./s3-file-store.server.ts";

/** Named objects in a bucket, for what is not a document: the names are ours, and they can be listed. */
export interface Bucket {
  put(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  get(name: string): Promise<Buffer>;
  remove(name: string): Promise<void>;
  /** Every name that begins so. */
  list(prefix: string): Promise<string[]>;
}

const SERVICE = "backup bucket";
const EMPTY = new Uint8Array();

export function openS3Bucket(config: S3Config): Bucket {
  async function send(
    method: "PUT" | "GET" | "DELETE",
    path: string,
    body?: Uint8Array<ArrayBuffer>,
  ): Promise<Response> {
    const url = new URL(`/${config.bucket}${path}`, config.endpoint);
    const request = { method, url, headers: {}, bodyHash: sha256Hex(body ?? EMPTY) };
    let response: Response;
    try {
      response = await fetch(url, {
        method,
        headers: signAwsRequest(request, config, "s3", now()),
        body,
        redirect: "error",
        signal: AbortSignal.timeout(config.timeoutMs ?? 300_000),
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

  return {
    async put(name, bytes) {
      const response = await send("PUT", `/${name}`, bytes);
      await response.body?.cancel();
      // A login page also answers 200; a store says what it has kept.
      if (!response.headers.get("etag")) throw new OutsideError(SERVICE, "not_a_store", "stopped");
    },
    async get(name) {
      return Buffer.from(await (await send("GET", `/${name}`)).arrayBuffer());
    },
    async remove(name) {
      try {
        await (await send("DELETE", `/${name}`)).body?.cancel();
      } catch (error) {
        if (!(error instanceof OutsideError && error.code === "missing")) throw error;
      }
    },
    async list(prefix) {
      const names: string[] = [];
      for (let token: string | null = null; ; ) {
        const query = new URLSearchParams({ "list-type": "2", prefix });
        if (token) query.set("continuation-token", token);
        const xml = await (await send("GET", `?${query}`)).text();
        if (!xml.includes("<ListBucketResult")) throw new OutsideError(SERVICE, "not_a_store", "stopped");
        names.push(...[...xml.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, name = ""]) => decodeXml(name)));
        token = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1] ?? null;
        if (!token) return names;
        token = decodeXml(token);
      }
    },
  };
}

function decodeXml(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");
}
