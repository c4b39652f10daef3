import { ECDH } from "node:crypto";
import type { PushSubscription } from "#app/adapters/push/push.ts";
import { decryptField, encryptField } from "#app/core/secrets/crypto.server.ts";
import { lookupHash } from "#app/core/secrets/lookup-hash.server.ts";

const placeOf = (rowId: string) => ({
  table: "push_subscription",
  column: "subscription_encrypted",
  rowId,
});

/** How a browser's address and keys are kept. */
export const pushEnvelope = {
  seal: (rowId: string, subscription: PushSubscription) =>
    encryptField(JSON.stringify(subscription), placeOf(rowId)),
  open: (rowId: string, sealed: string) =>
    JSON.parse(decryptField(sealed, placeOf(rowId))) as PushSubscription,
  hash: (endpoint: string) => lookupHash("push-endpoint", endpoint),
  /** A point of the curve: anything else could not be written to. */
  isKey(p256dh: string): boolean {
    try {
      ECDH.convertKey(p256dh, "prime256v1", "base64url");
      return true;
    } catch {
      return false;
    }
  },
};
