import { sql } from "drizzle-orm";
import { adapters } from "#app/adapters/adapters.server.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { messageLane, outboundMessage } from "#app/db/schema/messages.ts";
import { type LaneAddress, laneAddresses, laneName } from "../../message-lane.ts";
import { messagePermissions } from "../../notification-permissions.ts";

export type LaneView = LaneAddress & {
  name: string;
  state: (typeof messageLane.$inferSelect)["state"];
  /** Null: nothing was ever sent by it. */
  since: Date | null;
  errorCode: string | null;
  lastErrorAt: Date | null;
  lastSuccessAt: Date | null;
  /** Messages still on their way, and the oldest of them. */
  open: number;
  oldestAt: Date | null;
};

/** How each gateway last answered each lane, and what waits there: for /admin/system and the metrics. */
export async function listMessageLanes(actor: Actor): Promise<LaneView[]> {
  messagePermissions.assertCan(actor, "message.see");
  const rows = await database().select().from(messageLane);
  const waiting = await database()
    .select({
      lane: outboundMessage.lane,
      channel: outboundMessage.channel,
      open: sql<number>`count(*)::int`,
      oldestAt: sql<Date>`min(${outboundMessage.createdAt})`.mapWith(outboundMessage.createdAt),
    })
    .from(outboundMessage)
    .where(sql`status in ('queued', 'sending', 'waiting')`)
    .groupBy(outboundMessage.lane, outboundMessage.channel);
  const same = (a: LaneAddress) => (b: LaneAddress) => a.lane === b.lane && a.channel === b.channel;
  const isUsed = (address: LaneAddress) =>
    address.channel !== "whatsapp" || adapters().whatsapp !== null || waiting.some(same(address));
  return laneAddresses.filter(isUsed).map((address) => {
    const row = rows.find(same(address));
    const counted = waiting.find(same(address));
    return {
      ...address,
      name: laneName(address),
      state: row?.state ?? "working",
      since: row?.since ?? null,
      errorCode: row?.errorCode ?? null,
      lastErrorAt: row?.lastErrorAt ?? null,
      lastSuccessAt: row?.lastSuccessAt ?? null,
      open: counted?.open ?? 0,
      oldestAt: counted?.oldestAt ?? null,
    };
  });
}
