import { createHash, createHmac } from "node:crypto";

export type AwsKeys = { accessKeyId: string; secretAccessKey: string; region: string };

type Request = { method: string; url: URL; headers: Record<string, string>; bodyHash: string };

/**
 * Signature Version 4, as every S3-compatible store asks for it. Four requests need it here; the vendor's
 * kit for them would be the heaviest dependency of the whole product.
 */
export function signAwsRequest(
  request: Request,
  keys: AwsKeys,
  service: string,
  at: Date,
): Record<string, string> {
  const stamp = at.toISOString().replaceAll(/[:-]|\.\d{3}/g, "");
  const day = stamp.slice(0, 8);
  const headers: Record<string, string> = {
    ...request.headers,
    host: request.url.host,
    "x-amz-content-sha256": request.bodyHash,
    "x-amz-date": stamp,
  };
  const names = Object.keys(headers).sort();
  const query = [...request.url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join("&");
  const canonical = [
    request.method,
    request.url.pathname,
    query,
    ...names.map((name) => `${name}:${headers[name]?.trim()}`),
    "",
    names.join(";"),
    request.bodyHash,
  ].join("\n");
  const scope = `${day}/${keys.region}/${service}/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", stamp, scope, sha256Hex(canonical)].join("\n");
  const signingKey = [day, keys.region, service, "aws4_request"].reduce<string | Buffer>(
    (key, part) => createHmac("sha256", key).update(part).digest(),
    `AWS4${keys.secretAccessKey}`,
  );
  const signature = createHmac("sha256", signingKey).update(toSign).digest("hex");
  const { host: _setByFetch, ...sent } = headers;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/${scope}, SignedHeaders=${names.join(";")}, Signature=${signature}`,
  };
}

export function sha256Hex(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
