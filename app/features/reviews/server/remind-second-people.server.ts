import { and, asc, eq, isNotNull, lt } from "drizzle-orm";
import { addHours, istDate, now } from "#app/core/clock.ts";
import { instituteTabPath } from "#app/core/portals/institute-tabs.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { database, inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { groupMessage } from "#app/db/schema/group-messages.ts";
import { bulkDecision } from "#app/db/schema/reviews.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { confirmWithinHours } from "../bulk-status.ts";
import { agreeWithinHours, groupMessagePath } from "../many/group-message-status.ts";
import { tellSecondPerson } from "./tell-second-person.server.ts";

type Late = Parameters<typeof tellSecondPerson>[2] & { readonly hours: number };

/**
 * D21: what two people of an institute decide about many, and nobody has confirmed within its hours: whoever could is
 * told each day, who prepared it once. The desk's own are told by its queue (escalate-work). Says how many wait late.
 */
export async function remindSecondPeople(): Promise<number> {
  const late = [...(await lateDecisions()), ...(await lateMessages())];
  for (const waiting of late) await inTransaction((tx) => tell(tx, waiting));
  return late.length;
}

async function tell(tx: Tx, waiting: Late): Promise<void> {
  const { id, what, title, link, hours } = waiting;
  await tellSecondPerson(tx, systemActor, { ...waiting, again: istDate() });
  await notify(tx, what.preparedBy, {
    type: "warning",
    title: "Nobody has confirmed it yet",
    message: `${title}. It waits longer than ${hours} hours; your colleagues are told each day.`,
    link,
    dedupeKey: `second-person-late:${id}`,
  });
}

async function lateDecisions(): Promise<Late[]> {
  const rows = await database()
    .select()
    .from(bulkDecision)
    .where(
      and(
        eq(bulkDecision.status, "waiting"),
        isNotNull(bulkDecision.instituteId),
        lt(bulkDecision.preparedAt, addHours(now(), -confirmWithinHours)),
      ),
    )
    .orderBy(asc(bulkDecision.preparedAt));
  return rows.map((row) => ({
    id: row.id,
    what: row,
    right: "review.confirm_bulk",
    title: "A decision about many is late",
    message: `It waits longer than ${confirmWithinHours} hours for a second person. Nothing is decided until then.`,
    link: instituteTabPath("applications"),
    hours: confirmWithinHours,
  }));
}

async function lateMessages(): Promise<Late[]> {
  const rows = await database()
    .select()
    .from(groupMessage)
    .where(
      and(
        eq(groupMessage.status, "waiting"),
        isNotNull(groupMessage.instituteId),
        lt(groupMessage.preparedAt, addHours(now(), -agreeWithinHours)),
      ),
    )
    .orderBy(asc(groupMessage.preparedAt));
  return rows.map((row) => ({
    id: row.id,
    what: row,
    right: "review.confirm_many",
    title: "A message to many is late",
    message: `It waits longer than ${agreeWithinHours} hours for a second person. Nobody is written to until then.`,
    link: groupMessagePath("own"),
    hours: agreeWithinHours,
  }));
}
