import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Tx } from "#app/db/client.server.ts";
import { messageLane } from "#app/db/schema/messages.ts";
import { appUser, userRole } from "#app/db/schema/users.ts";
import { type LaneAddress, laneName } from "../message-lane.ts";
import { type NewNotification, notify } from "./notify.server.ts";

type Lane = LaneAddress & Pick<typeof messageLane.$inferSelect, "state" | "since" | "errorCode" | "toldAt">;

/** A gateway that was away for so long is no hiccup any more. */
export const TELL_AWAY_AFTER_MS = 5 * 60_000;

/** Says to every admin that a lane is closed, or open again: a refusal at once, an absence once it lasts. */
export async function tellOfLane(tx: Tx, lane: Lane, before: Lane): Promise<void> {
  if (lane.state === "working") {
    if (before.toldAt === null) return;
    return tellAdmins(tx, {
      type: "success",
      title: `${laneName(lane)} goes out again`,
      message: "The gateway takes messages again. What waited is being sent.",
      dedupeKey: `lane-open:${lane.lane}:${lane.channel}:${before.since.toISOString()}`,
    });
  }
  const isTooEarly = lane.state === "away" && now().getTime() - lane.since.getTime() < TELL_AWAY_AFTER_MS;
  if (isTooEarly || lane.toldAt !== null) return;
  await tx
    .update(messageLane)
    .set({ toldAt: now() })
    .where(and(eq(messageLane.lane, lane.lane), eq(messageLane.channel, lane.channel)));
  await tellAdmins(tx, {
    type: "warning",
    ...closedWords(lane),
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

async function tellAdmins(tx: Tx, news: Omit<NewNotification, "link">): Promise<void> {
  const admins = await tx
    .select({ userId: appUser.id })
    .from(userRole)
    .innerJoin(appUser, eq(appUser.id, userRole.userId))
    .where(and(eq(userRole.role, "admin"), isNull(userRole.revokedAt), isNull(appUser.disabledAt)));
  for (const { userId } of admins) await notify(tx, userId, { ...news, link: "/admin/system" });
}
