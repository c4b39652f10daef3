import { lookupHash } from "#app/core/secrets/lookup-hash.server.ts";

/** What a phone or an e-mail address is found by; the same as an account's, so that erasure finds both. */
export function bookingContactHash(kind: "phone" | "email", value: string): string {
  return lookupHash(`contact:${kind}`, kind === "email" ? value.trim().toLowerCase() : value);
}
