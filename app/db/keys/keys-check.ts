import { z } from "zod";
import { acceptedSecrets, keyedHash } from "#app/core/secrets/crypto.server.ts";

/** The setting that tells which secrets this database needs. */
export const KEYS_CHECK = "keys.check";

export const keysCheckShape = z.object({
  /** The mark of the secret that writes. */
  secret: z.string(),
  /** Of those that wrote before it and are not retired yet: whoever starts must have them still. */
  older: z.array(z.string()).default([]),
  sealed: z.string(),
});

export type KeysCheck = z.infer<typeof keysCheckShape>;

/** Says nothing of the secret, and differs for every other one. */
export function secretMark(secret?: string): string {
  return keyedHash("key-check", "the secret this database was made with", secret);
}

/** Of this process: the one it writes with, then the one it accepts besides. */
export function ownMarks(): string[] {
  return acceptedSecrets().map((secret) => secretMark(secret));
}
