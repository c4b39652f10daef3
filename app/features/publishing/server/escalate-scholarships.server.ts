import { and, asc, eq, sql } from "drizzle-orm";
import { addHours, formatDateTime, now } from "#app/core/clock.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { institutePermissions } from "#app/features/institutes/institute-permissions.ts";
import { tellDesk } from "#app/features/notifications/server/tell-desk.server.ts";
import { scholarshipPermissions } from "#app/features/scholarships/scholarships-permissions.ts";

const PROMISED_HOURS = 48;
/** Each new partner has one, so that this many are never late at once. */
const MOST = 1000;
/** Of one that waited before the column was there: its last change. */
const since = sql`coalesce(${scholarship.approvalAskedAt}, ${scholarship.updatedAt})`.mapWith(
  scholarship.updatedAt,
);

/** The first scholarship of a new partner waits longer than promised: the desk is told, once each time. */
export async function escalateScholarships(actor: Actor = systemActor): Promise<number> {
  institutePermissions.assertCan(actor, "institute.remind");
  const late = await database()
    .select({ id: scholarship.id, title: scholarship.title, since })
    .from(scholarship)
    .where(
      and(
        eq(scholarship.status, "pending_approval"),
        sql`${since} < ${addHours(now(), -PROMISED_HOURS).toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(since), asc(scholarship.id))
    .limit(MOST);
  let escalated = 0;
  for (const { id, title, since: asked } of late) {
    await inTransaction(async (tx) => {
      const told = await tellDesk(tx, scholarshipPermissions.right("scholarship.approve"), {
        type: "warning",
        title: "A new partner's scholarship is late",
        message: `“${title}” waits since ${formatDateTime(asked)}; it was to be answered within 48 hours.`,
        link: "/admin/partnerships/scholarships",
        // Sent back and published again it is a new promise.
        dedupeKey: `scholarship-late:${id}:${asked.getTime()}`,
      });
      if (told === 0) return;
      escalated += 1;
      await writeAudit(tx, { chain: `scholarship:${id}`, actor, event: "scholarship.escalated" });
    });
  }
  return escalated;
}
