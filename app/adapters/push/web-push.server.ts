import { createECDH, createPrivateKey, type KeyObject, sign } from "node:crypto";
import { now } from "#app/core/clock.ts";
import { OutsideError, type OutsideVerdict } from "../outside-error.ts";
import type { Push } from "./push.ts";
import { sealPush } from "./push-cipher.server.ts";

export type WebPushConfig = {
  /** The private key (VAPID), 32 bytes. */
  privateKey: Uint8Array;
  /** Whom a push service may ask about us: `mailto:…`. */
  contact: string;
  /** Hosts of push services; `*.` before one stands for one name more. One of this machine may have a port and no TLS. */
  services: readonly string[];
  timeoutMs?: number;
};

const SERVICE = "push";
/** So long a service keeps it for a phone that is off. */
const KEPT_SECONDS = 24 * 3600;

/** Web Push (RFC 8030) with a sealed payload (RFC 8291) and a signed sender (RFC 8292). */
export function createWebPush(config: WebPushConfig): Push {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(config.privateKey);
  const publicKey = pair.getPublicKey("base64url");
  const key = signingKey(config.privateKey, pair.getPublicKey());
  const takes = (endpoint: string) => isAllowed(endpoint, config.services);
  return {
    publicKey,
    takes,
    async send(subscription, payload) {
      if (!takes(subscription.endpoint)) throw new OutsideError(SERVICE, "service_not_known", "never");
      const { origin } = new URL(subscription.endpoint);
      const status = await post(subscription.endpoint, {
        method: "POST",
        // A redirect would lead to an address that nobody allowed.
        redirect: "error",
        headers: {
          "content-type": "application/octet-stream",
          "content-encoding": "aes128gcm",
          ttl: String(KEPT_SECONDS),
          urgency: "normal",
          authorization: `vapid t=${tokenFor(origin, config.contact, key)}, k=${publicKey}`,
        },
        body: new Uint8Array(sealPush(payload, subscription)),
        signal: AbortSignal.timeout(config.timeoutMs ?? 10_000),
      });
      if (status < 200 || status > 299) throw new OutsideError(SERVICE, `http_${status}`, verdictOf(status));
    },
  };
}

async function post(endpoint: string, request: RequestInit): Promise<number> {
  try {
    const answer = await fetch(endpoint, request);
    await answer.body?.cancel();
    return answer.status;
  } catch (error) {
    const timedOut = error instanceof Error && error.name === "TimeoutError";
    throw new OutsideError(SERVICE, timedOut ? "timeout" : "unreachable", "away");
  }
}

function verdictOf(status: number): OutsideVerdict {
  // Gone, or never there: the browser has ended it.
  if (status === 404 || status === 410) return "never";
  if (status === 429 || status >= 500) return "later";
  return status === 401 || status === 403 ? "stopped" : "unclear";
}

/** The exact host, by https and its own port: everything else would let somebody point us at our own network. */
function isAllowed(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint) || endpoint.length > 1000) return false;
  const { protocol, host, hostname, username, password } = new URL(endpoint);
  if (username || password) return false;
  return services.some((service) => {
    if (/^127\.0\.0\.1:\d+$/.test(service)) return host === service;
    if (protocol !== "https:" || host !== hostname) return false;
    return service.startsWith("*.") ? hostname.endsWith(service.slice(1)) : hostname === service;
  });
}

function tokenFor(audience: string, contact: string, key: KeyObject): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const expires = Math.floor(now().getTime() / 1000) + 12 * 3600;
  const said = `${part({ typ: "JWT", alg: "ES256" })}.${part({ aud: audience, exp: expires, sub: contact })}`;
  const signature = sign("sha256", Buffer.from(said), { key, dsaEncoding: "ieee-p1363" });
  return `${said}.${signature.toString("base64url")}`;
}

function signingKey(privateKey: Uint8Array, publicKey: Buffer): KeyObject {
  const [x, y] = [publicKey.subarray(1, 33), publicKey.subarray(33)].map((part) =>
    part.toString("base64url"),
  );
  const d = Buffer.from(privateKey).toString("base64url");
  return createPrivateKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y, d } });
}
