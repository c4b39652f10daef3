import { and, eq } from "drizzle-orm";
import type { OutsideVerdict } from "#app/adapters/outside-error.ts";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import { enqueue } from "#app/db/jobs/jobs.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { outboundMessage as table } from "#app/db/schema/messages.ts";
import { pauseAfter } from "../../message-lane.ts";
import { deliveryQueue } from "../lanes/delivery-queue.server.ts";
import { changeMessages } from "./change-messages.server.ts";
import { endMessage } from "./end-message.server.ts";
import { openBody } from "./message-envelope.server.ts";
import { insteadFrom } from "./message-row.server.ts";

type Receipt = {
  messageId: string | null;
  reference: string;
  status: "sent" | "delivered" | "read" | "failed";
  trouble: { code: string; verdict: OutsideVerdict } | null;
};

/**
 * What WhatsApp says of one of our messages. They come twice, late and in any order: the machine takes what leads on and
 * nothing else. One that failed for good goes by SMS; one that was only too much at once is tried again.
 */
export async function followReceipt({ messageId, reference, status, trouble }: Receipt): Promise<void> {
  if (status === "sent") return;
  await inTransaction(async (tx) => {
    const [message] = await tx
      .select()
      .from(table)
      .where(
        and(
          eq(table.channel, "whatsapp"),
          messageId !== null && isId(messageId) ? eq(table.id, messageId) : eq(table.reference, reference),
        ),
      )
      .for("update");
    if (!message) return;
    const only = eq(table.id, message.id);
    if (status === "delivered") return endMessage(message, "deliver", { reference });
    if (status === "read") {
      await changeMessages(tx, "read", { only, set: { reference } });
      return;
    }
    const errorCode = trouble?.code ?? "failed";
    const isPassing = trouble?.verdict === "later" || trouble?.verdict === "away";
    if (!isPassing) {
      // Once it is on the phone it did not fail; and what was never handed over is tried anyway.
      if (message.status === "handed" || message.status === "sending")
        await endMessage(message, "refuse", { errorCode });
      return;
    }
    const until = new Date(now().getTime() + pauseAfter(message.lane, message.attempts));
    const [waits] = await changeMessages(tx, "again", {
      only,
      set: { errorCode, nextTryAt: until, expiresAt: hasSms(message) ? insteadFrom(undefined) : null },
    }).returning({ id: table.id });
    if (waits) await enqueue(tx, deliveryQueue(message), { messageId: message.id }, { startAfter: until });
  });
}

/** Whether the same goes by SMS if WhatsApp does not take it in time. */
function hasSms({ id, bodyEncrypted }: typeof table.$inferSelect): boolean {
  const body = bodyEncrypted === null ? null : openBody(id, bodyEncrypted);
  return body?.channel === "whatsapp" && body.orSms !== undefined;
}
