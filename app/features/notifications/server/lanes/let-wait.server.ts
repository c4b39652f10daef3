import { and, eq } from "drizzle-orm";
import { enqueue } from "#app/db/jobs/jobs.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { changeMessages } from "../outbox/change-messages.server.ts";
import { deliveryQueue } from "./delivery-queue.server.ts";

type Message = typeof outboundMessage.$inferSelect;

/** Until a moment, with a job that comes back then; or, with null, until its lane opens again. */
export async function letWait(
  message: Pick<Message, "id" | "lane" | "channel" | "status">,
  { errorCode, until }: { errorCode: string | null; until: Date | null },
): Promise<void> {
  await inTransaction(async (tx) => {
    const [waits] = await changeMessages(tx, "wait", {
      // Not if somebody else has taken it meanwhile: they know better.
      only: and(eq(outboundMessage.id, message.id), eq(outboundMessage.status, message.status)),
      set: { errorCode, nextTryAt: until },
    }).returning({ id: outboundMessage.id });
    if (waits && until)
      await enqueue(tx, deliveryQueue(message), { messageId: message.id }, { startAfter: until });
  });
}
