import { isId } from "#app/core/id.ts";
import { keyedHash, timingSafeEqualText } from "#app/core/secrets/crypto.server.ts";
import { env } from "#app/core/settings/env.server.ts";

function proofOf(requestId: string): string {
  return keyedHash("joining-link", requestId).slice(0, 40);
}

/** The key of a request: its id and a part nobody can guess. It does not change, so every mail has the same link. */
export const joiningLink = {
  keyOf: (requestId: string): string => `${requestId}.${proofOf(requestId)}`,
  /** The request a key opens, or null. */
  idOf(key: string | null | undefined): string | null {
    const [id = "", proof = "", ...more] = (key ?? "").split(".");
    return more.length === 0 && isId(id) && timingSafeEqualText(proof, proofOf(id)) ? id : null;
  },
  url: (requestId: string): string => `${env().PUBLIC_URL}/join/${joiningLink.keyOf(requestId)}`,
};
