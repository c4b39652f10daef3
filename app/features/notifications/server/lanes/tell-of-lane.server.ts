import { and, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { messageLane } from "#app/db/schema/messages.ts";
import { type LaneAddress, laneName } from "../../message-lane.ts";
import { messagePermissions } from "../../notification-permissions.ts";
import { tellDesk } from "../tell-desk.server.ts";

type Lane = LaneAddress & Pick<typeof messageLane.$inferSelect, "state" | "since" | "errorCode" | "toldAt">;

/** Who can do something about it, or tells callers why. */
const right = messagePermissions.right("message.see");

/** A gateway that was away for so long is no hiccup any more. */
export const TELL_AWAY_AFTER_MS = 5 * 60_000;

/** Says to those who see the lanes that a lane is closed, or open again: a refusal at once, an absence once it lasts. */
export async function tellOfLane(tx: Tx, lane: Lane, before: Lane): Promise<void> {
  if (lane.state === "working") {
    if (before.toldAt === null) return;
    await tellDesk(tx, right, {
      type: "success",
      title: `${laneName(lane)} goes out again`,
      message: "The gateway takes messages again. What waited is being sent.",
      link: "/admin/system",
      dedupeKey: `lane-open:${lane.lane}:${lane.channel}:${before.since.toISOString()}`,
    });
    return;
  }
  const isTooEarly = lane.state === "away" && now().getTime() - lane.since.getTime() < TELL_AWAY_AFTER_MS;
  if (isTooEarly || lane.toldAt !== null) return;
  await tx
    .update(messageLane)
    .set({ toldAt: now() })
    .where(and(eq(messageLane.lane, lane.lane), eq(messageLane.channel, lane.channel)));
  await tellDesk(tx, right, {
    type: "warning",
    ...closedWords(lane),
    link: "/admin/system",
    dedupeKey: `lane-closed:${lane.lane}:${lane.channel}:${lane.since.toISOString()}`,
  });
}

function closedWords(lane: Lane): { title: string; message: string } {
  const name = laneName(lane);
  switch (lane.state) {
    case "held":
      return {
        title: `${name} is on hold`,
        message:
          "Nothing of it is sent until somebody decides on the server: npm run messages -- --release, or -- --give-up.",
      };
    case "stopped":
      return {
        title: `${name} is refused`,
        message: `The gateway refuses us (${lane.errorCode}): look at its key, balance and address list. Nothing is lost: all waits.`,
      };
    default:
      return {
        title: `${name} does not go out`,
        message: `The gateway does not answer (${lane.errorCode}). Nothing is lost: all waits until it is back.`,
      };
  }
}
