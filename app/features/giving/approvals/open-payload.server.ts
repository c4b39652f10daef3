import { decryptField } from "#app/core/secrets/crypto.server.ts";
import type { moneyApproval } from "#app/db/schema/money-approvals.ts";

export const payloadPlace = (rowId: string) => ({
  table: "money_approval",
  column: "payload_encrypted",
  rowId,
});

/** What the matter needs to be carried out; null where its row says it all. */
export function openPayload({
  id,
  payloadEncrypted,
}: Pick<typeof moneyApproval.$inferSelect, "id" | "payloadEncrypted">): unknown {
  return payloadEncrypted === null ? null : JSON.parse(decryptField(payloadEncrypted, payloadPlace(id)));
}
