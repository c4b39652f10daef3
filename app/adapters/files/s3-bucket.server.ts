import { OutsideError } from "../outside-error.ts";
import { type S3Config, sendS3 } from "./s3-request.server.ts";

/** Named objects in a bucket, for what is not a document: the names are ours, and they can be listed. */
export interface Bucket {
  put(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  get(name: string): Promise<Buffer>;
  remove(name: string): Promise<void>;
  /** Every name that begins so. */
  list(prefix: string): Promise<string[]>;
}

const SERVICE = "backup bucket";

export function openS3Bucket(config: S3Config): Bucket {
  function send(method: "PUT" | "GET" | "DELETE", path: string, body?: Uint8Array<ArrayBuffer>) {
    const signal = AbortSignal.timeout(config.timeoutMs ?? 300_000);
    return sendS3(SERVICE, config, { method, path, body, signal });
  }

  return {
    async put(name, bytes) {
      // A login page also answers 200; a store says what it has kept.
      const { etag } = await send("PUT", `/${name}`, bytes);
      if (!etag) throw new OutsideError(SERVICE, "not_a_store", "stopped");
    },
    async get(name) {
      return (await send("GET", `/${name}`)).bytes;
    },
    async remove(name) {
      try {
        await send("DELETE", `/${name}`);
      } catch (error) {
        if (!(error instanceof OutsideError && error.code === "missing")) throw error;
      }
    },
    async list(prefix) {
      const names: string[] = [];
      for (let token: string | null = null; ; ) {
        const query = new URLSearchParams({ "list-type": "2", prefix });
        if (token) query.set("continuation-token", token);
        const xml = (await send("GET", `?${query}`)).bytes.toString("utf8");
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
