import { eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { enqueue } from "#app/db/jobs/jobs.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { messageLane, outboundMessage as table } from "#app/db/schema/messages.ts";
import { messageMachine } from "../../message-status.ts";
import { messagePermissions } from "../../notification-permissions.ts";
import { deliveryQueue } from "../lanes/delivery-queue.server.ts";
import { onLane } from "../lanes/on-lane.server.ts";
import { changeMessages } from "./change-messages.server.ts";

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
