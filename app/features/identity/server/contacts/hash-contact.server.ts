import { lookupHash } from "#app/core/secrets/lookup-hash.server.ts";

/** What a phone or an e-mail address is found by. Give a phone as its ten digits. */
export function hashContact(kind: "phone" | "email", value: string): string {
  return lookupHash(`contact:${kind}`, kind === "email" ? value.trim().toLowerCase() : value);
}
