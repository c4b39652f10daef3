import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from "node:crypto";
import { now } from "../clock.ts";
import { env } from "../settings/env.server.ts";
import type { EncryptionKey, SecretKeys } from "./keyring.server.ts";

/** The one place a ciphertext belongs to. Moved to another row or column it no longer opens. */
export interface FieldAddress {
  readonly table: string;
  readonly column: string;
  readonly rowId: string;
}

/** A value that does not open: changed, moved, or under a key that is gone. It says nothing of its content. */
export class DecryptError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "DecryptError";
  }
}

let override: SecretKeys | null = null;

/** @forTests */
export function setKeys(keys: SecretKeys | null): void {
  override = keys;
}

function keys(): SecretKeys {
  return override ?? env().keys;
}

export function currentEncryptionKey(): EncryptionKey {
  const [first] = keys().encryptionKeys;
  if (!first) throw new Error("No encryption key is configured");
  return first;
}

export function findEncryptionKey(id: string): EncryptionKey {
  const key = keys().encryptionKeys.find((candidate) => candidate.id === id);
  if (!key) throw new DecryptError(`The encryption key "${id}" is not configured`);
  return key;
}

const secrets = new WeakMap<Buffer, KeyObject>();

/** The key as the cipher keeps it, made once: a list opens forty fields a page, and making it cost more than opening. */
function secretOf(key: Buffer): KeyObject {
  let secret = secrets.get(key);
  if (!secret) {
    secret = createSecretKey(key);
    secrets.set(key, secret);
  }
  return secret;
}

/** "v1:<key id>:<iv>:<ciphertext and tag>", AES-256-GCM. */
export function encryptField(plain: string, address: FieldAddress): string {
  const { id, key } = currentEncryptionKey();
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", secretOf(key), iv);
  cipher.setAAD(additionalData(id, address));
  const sealed = Buffer.concat([cipher.update(plain, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return `v1:${id}:${iv.toString("base64url")}:${sealed.toString("base64url")}`;
}

export function decryptField(stored: string, address: FieldAddress): string {
  const [version, id = "", iv = "", body = "", ...rest] = stored.split(":");
  const sealed = Buffer.from(body, "base64url");
  const nonce = Buffer.from(iv, "base64url");
  if (version !== "v1" || rest.length > 0 || nonce.length !== 12 || sealed.length < 16) {
    throw new DecryptError("This is not an encrypted value");
  }
  const decipher = createDecipheriv("aes-256-gcm", secretOf(findEncryptionKey(id).key), nonce, {
    authTagLength: 16,
  });
  decipher.setAAD(additionalData(id, address));
  decipher.setAuthTag(sealed.subarray(-16));
  try {
    const plain = decipher.update(sealed.subarray(0, -16));
    // It adds nothing, it proves the tag. As bytes: a decoder of text costs as much as the opening itself.
    decipher.final();
    return plain.toString();
  } catch {
    throw new DecryptError("The encrypted value was changed or moved from its row");
  }
}

export function needsRotation(stored: string): boolean {
  return stored.split(":")[1] !== currentEncryptionKey().id;
}

// Lengths in front, so that ("ab", "c") and ("a", "bc") are different addresses.
function additionalData(keyId: string, { table, column, rowId }: FieldAddress): Buffer {
  const part = (text: string) => `${text.length}:${text}`;
  return Buffer.from(`2:v1|${part(keyId)}|${part(table)}|${part(column)}|${part(rowId)}`);
}

const derived = new Map<string, Buffer>();

/** A key of its own for each purpose, so that a hash made for one says nothing to another. */
export function deriveKey(purpose: string, secret = keys().appSecret): Buffer {
  // Per secret, so that a test that stands in another configuration does not get the keys of the last one.
  const name = `${purpose}\n${secret}`;
  let key = derived.get(name);
  if (!key) {
    key = Buffer.from(hkdfSync("sha256", secret, "scholarsetu", purpose, 32));
    derived.set(name, key);
  }
  return key;
}

/** The secret that writes, and behind it the one that is accepted besides while APP_SECRET is being changed (O5c). */
export function acceptedSecrets(): readonly string[] {
  const { appSecret, appSecretPrevious } = keys();
  return appSecretPrevious ? [appSecret, appSecretPrevious] : [appSecret];
}

/**
 * HMAC-SHA256 in hex: a proof that we made the thing, by the secret that writes. Check one with isKeyedHash(); what
 * the database is searched by is a lookupHash().
 */
export function keyedHash(purpose: string, value: string, secret = keys().appSecret): string {
  return createHmac("sha256", deriveKey(`hash:${purpose}`, secret))
    .update(value, "utf8")
    .digest("hex");
}

/** Whether one of the accepted secrets made it. A link bears only the hash's beginning: `length` characters of it. */
export function isKeyedHash(purpose: string, value: string, given: string, length = 64): boolean {
  return acceptedSecrets().some((secret) =>
    timingSafeEqualText(given, keyedHash(purpose, value, secret).slice(0, length)),
  );
}

/** URL-safe; 32 bytes are 256 bits. */
export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString("base64url");
}

/** A random token has enough entropy of its own: a plain hash is what the database keeps. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token, "utf8").digest("hex");
}

/** Every digit equally likely, leading zeros included. */
export function randomDigits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join("");
}

export function timingSafeEqualText(a: string, b: string): boolean {
  // Hashed first, so that a difference in length takes no different time.
  const [left, right] = [a, b].map((text) => createHash("sha256").update(text, "utf8").digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

/** A link that carries its own proof: base64url JSON, expiry inside, signed for one purpose. */
export function signPayload(purpose: string, payload: unknown, expiresAt: Date): string {
  const body = Buffer.from(JSON.stringify([expiresAt.getTime(), payload])).toString("base64url");
  return `${body}.${signature(purpose, body)}`;
}

/** The payload, or null when it is forged, for another purpose, or past its time. Check its shape still. */
export function verifyPayload(purpose: string, signed: string): unknown {
  const [body = "", mark = "", ...rest] = signed.split(".");
  const isOurs = acceptedSecrets().some((secret) =>
    timingSafeEqualText(mark, signature(purpose, body, secret)),
  );
  if (rest.length > 0 || !isOurs) return null;
  const [expires, payload] = JSON.parse(Buffer.from(body, "base64url").toString("utf8")) as [number, unknown];
  return now().getTime() <= expires ? payload : null;
}

function signature(purpose: string, body: string, secret = keys().appSecret): string {
  return createHmac("sha256", deriveKey(`sign:${purpose}`, secret))
    .update(body)
    .digest("base64url");
}
