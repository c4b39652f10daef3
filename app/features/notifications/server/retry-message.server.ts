import { eq } from "drizzle-orm";
import { notFound } from "#app/core/errors.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/permissions.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { enqueue } from "#app/db/jobs.server.ts";
import { messageLane, outboundMessage as table } from "#app/db/schema/messages.ts";
import { messageMachine } from "../message-status.ts";
import { messagePermissions } from "../notification-permissions.ts";
import { changeMessages } from "./change-messages.server.ts";
import { deliveryQueue } from "./delivery-queue.server.ts";
import { onLane } from "./on-lane.server.ts";

/** Tries a waiting message now, even in a closed lane: whoever asks has usually just put the gateway right. */
export async function retryMessage(actor: Actor, messageId: string): Promise<void> {
  messagePermissions.assertCan(actor, "message.retry");
  if (!isId(messageId)) throw notFound();
  await inTransaction(async (tx) => {
    const [row] = await tx.select().from(table).where(eq(table.id, messageId)).for("update");
    if (!row) throw notFound();
    next(messageMachine, row.status, "retry", actor);
    await changeMessages(tx, "retry", { only: eq(table.id, row.id), actor });
    await tx.update(messageLane).set({ probeAt: row.createdAt }).where(onLane(row));
    await writeAudit(tx, {
      chain: `message:${row.id}`,
      actor,
      event: "message.retried",
      details: { template: row.template, errorCode: row.errorCode, attempts: row.attempts },
    });
    await enqueue(tx, deliveryQueue(row), { messageId: row.id });
  });
}
