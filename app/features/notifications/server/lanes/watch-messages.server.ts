import { and, lte, ne, sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { enqueueMany } from "#app/db/jobs/jobs.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { messageLane, outboundMessage as table } from "#app/db/schema/messages.ts";
import { type LaneAddress, laneAddresses } from "../../message-lane.ts";
import { changeMessages } from "../outbox/change-messages.server.ts";
import { watchWhatsApp } from "../whatsapp/watch-whats-app.server.ts";
import { deliveryQueue } from "./delivery-queue.server.ts";
import { tellOfLane } from "./tell-of-lane.server.ts";
import { wakeLane } from "./wake-lane.server.ts";

const BATCH = 500;
/** A job that is a little late is no lost one. */
const LOST_AFTER_MS = 60_000;

/**
 * The row of a message is the truth, its job only an alarm clock. Every minute: codes that are too late end, what
 * WhatsApp did not take in time goes by SMS, a
 * message without a job (killed process, restored backup) gets one, a closed lane gets its next try, and admins hear
 * of a gateway that stays away.
 */
export async function watchMessages(): Promise<void> {
  await changeMessages(database(), "expire", {
    // Who is sending one knows in a moment how it went.
    only: and(ne(table.status, "sending"), ne(table.channel, "whatsapp"), lte(table.expiresAt, now())),
  });
  await watchWhatsApp();
  const closed = await database().select().from(messageLane).where(ne(messageLane.state, "working"));
  for (const lane of closed) await inTransaction((tx) => tellOfLane(tx, lane, lane));
  for (const address of laneAddresses) {
    const lane = closed.find((row) => row.lane === address.lane && row.channel === address.channel);
    if (!lane) await wakeLane(address);
    else if (lane.state === "held") continue;
    else if (lane.probeAt === null || lane.probeAt <= now())
      await queueLost(address, { parkedToo: true, limit: 1 });
    await queueLost(address, { parkedToo: false, limit: BATCH });
  }
}

/** Gives a job to messages that are due and have none. */
async function queueLost(
  address: LaneAddress,
  { parkedToo, limit }: { parkedToo: boolean; limit: number },
): Promise<void> {
  const queue = deliveryQueue(address);
  const lostBefore = new Date(now().getTime() - LOST_AFTER_MS).toISOString();
  await inTransaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select m.id from ${table} m
      where m.lane = ${address.lane} and m.channel = ${address.channel}
        and case m.status
          when 'queued' then m.created_at < ${lostBefore}::timestamptz
          when 'sending' then m.claimed_until < ${lostBefore}::timestamptz
          when 'waiting' then m.next_try_at < ${lostBefore}::timestamptz or (m.next_try_at is null and ${parkedToo})
          else false end
        and m.status in ('queued', 'sending', 'waiting')
        and not exists (
          select from pgboss.job j
          where j.name = ${queue.name} and j.state in ('created', 'retry', 'active')
            and j.data->>'messageId' = m.id::text)
      order by m.created_at limit ${limit}`);
    await enqueueMany(
      tx,
      queue,
      rows.map(({ id }) => ({ messageId: id })),
    );
  });
}
