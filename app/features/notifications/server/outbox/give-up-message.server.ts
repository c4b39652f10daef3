import { eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid, notFound } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { outboundMessage as table } from "#app/db/schema/messages.ts";
import { messageMachine } from "../../message-status.ts";
import { messagePermissions } from "../../notification-permissions.ts";
import { changeMessages } from "./change-messages.server.ts";

/** A person decides that it will not be sent, and says why. Its words are forgotten. */
export async function giveUpMessage(
  actor: Actor,
  { messageId, reason }: { messageId: string; reason: string },
): Promise<void> {
  messagePermissions.assertCan(actor, "message.give_up");
  if (!isId(messageId)) throw notFound();
  if (!reason.trim()) throw invalid({ reason: ["Say why it will not be sent."] });
  await inTransaction(async (tx) => {
    const [row] = await tx.select().from(table).where(eq(table.id, messageId)).for("update");
    if (!row) throw notFound();
    next(messageMachine, row.status, "give_up", actor);
    await changeMessages(tx, "give_up", { only: eq(table.id, row.id), actor });
    await writeAudit(tx, {
      chain: `message:${row.id}`,
      actor,
      event: "message.given_up",
      details: {
        template: row.template,
        errorCode: row.errorCode,
        attempts: row.attempts,
        reason: reason.trim(),
      },
    });
  });
}
