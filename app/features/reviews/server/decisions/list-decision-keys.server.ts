import { retiredSecrets } from "#app/db/keys/retired-secrets.server.ts";
import type { DecisionKeys } from "../../decision-keys.ts";
import { decisionKey } from "./decision-key.server.ts";

/** The ids of the key that signs and of those that signed before it. */
export async function listDecisionKeys(): Promise<DecisionKeys> {
  const retired = (await retiredSecrets.read()).map(({ secret, at }) => ({
    keyId: decisionKey(secret).keyId,
    retiredAt: at,
  }));
  return { current: decisionKey().keyId, retired };
}
