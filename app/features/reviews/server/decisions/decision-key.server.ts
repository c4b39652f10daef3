import { type SigningKey, signingKey } from "#app/core/secrets/signing-key.server.ts";

/** The key that signs decisions; with an older secret, the one that signed then. */
export function decisionKey(secret?: string): SigningKey {
  return signingKey("decision-signing", secret);
}
