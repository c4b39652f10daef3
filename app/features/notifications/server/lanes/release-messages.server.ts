import { and, eq, inArray, sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { messageLane, outboundMessage as table } from "#app/db/schema/messages.ts";
import { openStatuses } from "../../message-status.ts";
import { messagePermissions } from "../../notification-permissions.ts";
import { changeMessages } from "../outbox/change-messages.server.ts";

/**
 * Ends the hold. What waited is sent (the minute's watch wakes the lanes) or, where it is too old to be of use,
 * given up. Returns how many it was.
 */
export async function releaseMessages(actor: Actor, waiting: "send" | "give up"): Promise<number> {
  messagePermissions.assertCan(actor, "message.hold");
  return inTransaction(async (tx) => {
    const lanes = await tx.select().from(messageLane).where(eq(messageLane.state, "held")).for("update");
    let count = 0;
    for (const { lane, channel } of lanes) {
      const only = and(eq(table.lane, lane), eq(table.channel, channel));
      if (waiting === "give up") {
        const given = await changeMessages(tx, "give_up", { only, actor }).returning({ id: table.id });
        count += given.length;
      } else count += await tx.$count(table, and(only, inArray(table.status, openStatuses)));
    }
    await tx
      .update(messageLane)
      .set({ state: "working", since: now(), toldAt: sql`null` })
      .where(eq(messageLane.state, "held"));
    await writeAudit(tx, {
      chain: "messages",
      actor,
      event: waiting === "send" ? "messages.released" : "messages.given_up",
      details: { count },
    });
    return count;
  });
}
