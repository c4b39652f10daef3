import { type SigningKey, signingKey } from "#app/core/signing-key.server.ts";

/** The key that signs decisions. */
export function decisionKey(): SigningKey {
  return signingKey("decision-signing");
}
