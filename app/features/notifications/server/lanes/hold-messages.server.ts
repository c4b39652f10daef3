import { eq, ne } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { messageLane, outboundMessage as table } from "#app/db/schema/messages.ts";
import { laneAddresses } from "../../message-lane.ts";
import { messagePermissions } from "../../notification-permissions.ts";
import { changeMessages } from "../outbox/change-messages.server.ts";

/**
 * O20: after a restore nobody knows which of the waiting messages have been sent since, and a copy for trials must
 * not write to real people at all. Everything but codes is held, what waits and what will come, until a person
 * decides. Old codes end. Returns how many wait.
 */
export async function holdMessages(actor: Actor): Promise<number> {
  messagePermissions.assertCan(actor, "message.hold");
  return inTransaction(async (tx) => {
    const at = now();
    const held = {
      state: "held",
      since: at,
      probeAt: null,
      toldAt: null,
      failures: 0,
      errorCode: null,
    } as const;
    for (const address of laneAddresses.filter(({ lane }) => lane !== "otp")) {
      await tx
        .insert(messageLane)
        .values({ ...address, ...held })
        .onConflictDoUpdate({ target: [messageLane.lane, messageLane.channel], set: held });
    }
    await changeMessages(tx, "expire", { only: eq(table.lane, "otp") });
    const waiting = await changeMessages(tx, "wait", { only: ne(table.lane, "otp") }).returning({
      id: table.id,
    });
    await writeAudit(tx, {
      chain: "messages",
      actor,
      event: "messages.held",
      details: { waiting: waiting.length },
    });
    return waiting.length;
  });
}
