import { and, lte, ne } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { database } from "#app/db/opening/client.server.ts";
import { messageLane as table } from "#app/db/schema/messages.ts";
import { type LaneAddress, probePause } from "../../message-lane.ts";
import { onLane } from "./on-lane.server.ts";

/** Whether a message may be tried now: always in an open lane; in a closed one, a single one when it is time; in one on hold, none. */
export async function mayTry(
  address: LaneAddress,
  known: typeof table.$inferSelect | null,
): Promise<boolean> {
  if (!known || known.state === "working") return true;
  if (known.state === "held") return false;
  const at = now();
  const [mine] = await database()
    .update(table)
    .set({ probeAt: new Date(at.getTime() + probePause(address.lane, at.getTime() - known.since.getTime())) })
    .where(and(onLane(address), ne(table.state, "working"), lte(table.probeAt, at)))
    .returning({ lane: table.lane });
  return mine !== undefined;
}
