import { now } from "#app/core/clock.ts";
import { httpVerdict } from "../http-verdict.ts";
import { OutsideError } from "../outside-error.ts";
import { type AwsKeys, sha256Hex, signAwsRequest } from "./aws-signature.server.ts";

export type S3Config = AwsKeys & {
  /** `https://s3.ap-south-1.amazonaws.com`, or the address of another S3-compatible store. */
  endpoint: string;
  bucket: string;
  timeoutMs?: number;
};

export interface S3Request {
  readonly method: "PUT" | "GET" | "DELETE";
  /** From the bucket on: "/name" or "?query". */
  readonly path: string;
  readonly body?: Uint8Array<ArrayBuffer> | undefined;
  /** Until when the whole answer must be there, its body included. */
  readonly signal: AbortSignal;
}

export interface S3Answer {
  readonly etag: string | null;
  readonly bytes: Buffer<ArrayBuffer>;
}

const EMPTY = new Uint8Array();

/**
 * One signed request to a bucket; every way it can go wrong becomes an OutsideError of `service`. The answer is read
 * to its end here: how long a store may take must not depend on how slowly a visitor's phone reads.
 */
export async function sendS3(service: string, config: S3Config, request: S3Request): Promise<S3Answer> {
  const { method, path, body, signal } = request;
  const url = new URL(`/${config.bucket}${path}`, config.endpoint);
  const unsigned = { method, url, headers: {}, bodyHash: sha256Hex(body ?? EMPTY) };
  let response: Response;
  let bytes: Buffer<ArrayBuffer>;
  try {
    const headers = signAwsRequest(unsigned, config, "s3", now());
    response = await fetch(url, { method, headers, body, redirect: "error", signal });
    bytes = Buffer.from(await response.arrayBuffer());
  } catch (error) {
    const timedOut = error instanceof Error && error.name === "TimeoutError";
    throw new OutsideError(service, timedOut ? "timeout" : "unreachable", "away");
  }
  if (response.ok) return { etag: response.headers.get("etag"), bytes };
  if (response.status === 404) throw new OutsideError(service, "missing", "never");
  throw new OutsideError(service, `http_${response.status}`, httpVerdict(response.status));
}
