import { enqueue } from "#app/db/jobs/jobs.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { laneOf } from "../../message-lane.ts";
import type { Channel, TemplateFor } from "../../messages/templates.ts";
import { proofLetter } from "../addresses/proof-letter.server.ts";
import { withProof } from "../addresses/with-proof.server.ts";
import { deliveryQueue } from "../lanes/delivery-queue.server.ts";
import { findPreferences } from "../preferences/find-preferences.server.ts";
import { type MessageRequest, messageRow } from "./message-row.server.ts";

/**
 * Writes a message and the job that sends it, in the caller's transaction: no change without its message,
 * and no message without its change (T41). Null when its receiver has switched this kind off. What needs a proof waits
 * without a job, and one letter a day asks the address for it (X24).
 */
export async function queueMessage<C extends Channel, T extends TemplateFor<C>>(
  tx: Tx,
  request: MessageRequest<C, T>,
): Promise<{ messageId: string; isNew: boolean } | null> {
  const { preference, channel, notBefore } = request;
  if (preference && !(await findPreferences(tx, preference.userId))[preference.topic]) return null;
  const row = await withProof(tx, request.proof, messageRow(request));
  const [written] = await tx
    .insert(outboundMessage)
    .values(row)
    .onConflictDoNothing({ target: outboundMessage.dedupeKey })
    .returning({ id: outboundMessage.id });
  if (!written) return { messageId: row.id, isNew: false };
  if (row.status === "unproven") {
    await queueMessage(tx, proofLetter(request.to, request.language));
    return { messageId: row.id, isNew: true };
  }
  const queue = deliveryQueue({ lane: laneOf(request.template), channel });
  await enqueue(tx, queue, { messageId: row.id }, { ...(notBefore && { startAfter: notBefore }) });
  return { messageId: row.id, isNew: true };
}
