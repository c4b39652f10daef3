import { and, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { enqueue } from "#app/db/jobs/jobs.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { outboundMessage as table } from "#app/db/schema/messages.ts";
import { deliveryQueue } from "../lanes/delivery-queue.server.ts";
import { changeMessages } from "../outbox/change-messages.server.ts";
import { proofLink } from "./proof-link.server.ts";

/** Whoever presses the letter's button reads this address: what waited for that goes out, and what follows about it. */
export async function proveAddress(token: string): Promise<"sent" | "nothing" | "old"> {
  const hash = proofLink.read(token);
  if (hash === null) return "old";
  const at = now();
  return inTransaction(async (tx) => {
    const proven = await changeMessages(tx, "prove", {
      only: and(eq(table.recipientHash, hash), eq(table.channel, "email")),
      // Its way begins now: it is neither late nor older than the letter that asked.
      set: { provenAt: at, createdAt: at, expiresAt: null },
    }).returning({ id: table.id, lane: table.lane, channel: table.channel });
    for (const { id, ...lane } of proven) await enqueue(tx, deliveryQueue(lane), { messageId: id });
    if (proven.length === 0) return "nothing";
    await writeAudit(tx, {
      chain: "messages",
      actor: systemActor,
      event: "messages.address_proven",
      details: { messages: proven.length },
    });
    return "sent";
  });
}
