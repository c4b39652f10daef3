import { isId } from "#app/core/id.ts";
import { isKeyedHash, keyedHash } from "#app/core/secrets/crypto.server.ts";
import { env } from "#app/core/settings/env.server.ts";

const proofLength = 40;

/** The key of a request: its id and a part nobody can guess. It does not change, so every mail has the same link. */
export const partnershipLink = {
  keyOf: (requestId: string): string =>
    `${requestId}.${keyedHash("partnership-link", requestId).slice(0, proofLength)}`,
  /** The request a key opens, or null. */
  idOf(key: string | null | undefined): string | null {
    const [id = "", proof = "", ...more] = (key ?? "").split(".");
    const isOurs = more.length === 0 && isId(id) && isKeyedHash("partnership-link", id, proof, proofLength);
    return isOurs ? id : null;
  },
  applyUrl: (requestId: string): string =>
    `${env().PUBLIC_URL}/institute/apply?draft=${partnershipLink.keyOf(requestId)}`,
  statusUrl: (requestId: string): string =>
    `${env().PUBLIC_URL}/institute/apply/${partnershipLink.keyOf(requestId)}`,
};
