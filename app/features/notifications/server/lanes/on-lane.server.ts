import { and, eq } from "drizzle-orm";
import { messageLane } from "#app/db/schema/messages.ts";
import type { LaneAddress } from "../../message-lane.ts";

/** The row of this lane, for a where clause. */
export function onLane({ lane, channel }: LaneAddress) {
  return and(eq(messageLane.lane, lane), eq(messageLane.channel, channel));
}
