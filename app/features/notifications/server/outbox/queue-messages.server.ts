import { enqueueMany } from "#app/db/jobs/jobs.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { laneOf } from "../../message-lane.ts";
import type { Channel, TemplateId } from "../../messages/templates.ts";
import { deliveryQueue } from "../lanes/delivery-queue.server.ts";
import { type MessageRequest, messageRow } from "./message-row.server.ts";

/** Any message to one who wants it: whether she does was asked for all of them at once. */
export type WantedMessage = Omit<MessageRequest<Channel, never>, "template" | "variables" | "preference"> & {
  template: TemplateId;
  variables: Readonly<Record<string, string>>;
};

/**
 * O8: `queueMessage` for many, in two statements for each queue: a morning's digests, by the thousand. What was
 * queued before is left as it is. Says how many are new.
 */
export async function queueMessages(tx: Tx, requests: readonly WantedMessage[]): Promise<number> {
  if (requests.length === 0) return 0;
  const rows = requests.map((request) => messageRow(request as unknown as MessageRequest<Channel, never>));
  const written = await tx
    .insert(outboundMessage)
    .values(rows)
    .onConflictDoNothing({ target: outboundMessage.dedupeKey })
    .returning({ id: outboundMessage.id });
  const isNew = new Set(written.map(({ id }) => id));
  const waiting = requests.flatMap((request, at) => {
    const messageId = rows[at]?.id ?? "";
    if (!isNew.has(messageId)) return [];
    const queue = deliveryQueue({ lane: laneOf(request.template), channel: request.channel });
    return [{ queue, messageId, startAfter: request.notBefore }];
  });
  for (const [name, some] of Map.groupBy(waiting, ({ queue }) => queue.name)) {
    const queue = some.find(({ queue: own }) => own.name === name)?.queue;
    if (!queue) continue;
    await enqueueMany(
      tx,
      queue,
      some.map(({ messageId }) => ({ messageId })),
      some.map(({ startAfter }) => startAfter),
    );
  }
  return written.length;
}
