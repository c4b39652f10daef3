import { createHmac } from "node:crypto";
import { perProcess } from "../settings/per-process.ts";
import { deriveKey } from "./crypto.server.ts";

const place = perProcess("lookup-key", () => ({ root: null as string | null }));

/** Set by openLookupKey() when the database is opened: the key lies in it, sealed. Null: it could not be opened. */
export function setLookupKey(root: string | null): void {
  place.root = root;
}

/**
 * HMAC-SHA256 in hex of what the database keeps and is asked by: phones, Aadhaar and account numbers, fingerprints.
 * Its key is the database's own and stays when APP_SECRET changes, since a number that is kept nowhere (T25) could
 * never be hashed anew.
 */
export function lookupHash(purpose: string, value: string): string {
  if (place.root === null)
    throw new Error("The lookup key is not open: ENCRYPTION_KEYS are not this database's");
  return createHmac("sha256", deriveKey(`hash:${purpose}`, place.root))
    .update(value, "utf8")
    .digest("hex");
}
