import { and, eq, gte, isNull, lt, lte, notInArray, sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { deleteInPortions } from "#app/db/lists/delete-in-portions.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { keptSince, keptYears } from "#app/features/identity/rules/erasure-rules.ts";
import { blankApplications } from "./drafts/blank-applications.server.ts";

const AT_ONCE = 200;
const unfinished = ["draft", "under_review", "action_needed"] as const;

/**
 * The privacy policy's years: a draft in which nothing was saved goes on the day that its student was told,
 * a finished application loses what names its person.
 */
export async function forgetOldApplications(): Promise<{ drafts: number; finished: number }> {
  const db = database();
  const drafts = await deleteInPortions(
    application,
    and(
      eq(application.status, "draft"),
      lt(application.savedAt, keptSince(now(), keptYears.draft)),
      lte(application.goesAt, now()),
      gte(application.goesToldAt, application.savedAt),
    ),
  );
  const endedAt = sql`coalesce(${application.paidAt}, ${application.decidedAt}, ${application.savedAt})`;
  const finished = await db
    .select({ id: application.id })
    .from(application)
    .where(
      and(
        isNull(application.erasedAt),
        notInArray(application.status, [...unfinished]),
        sql`${endedAt} < ${keptSince(now(), keptYears.scholarship).toISOString()}::timestamptz`,
      ),
    )
    .limit(AT_ONCE);
  const ids = finished.map(({ id }) => id);
  if (ids.length > 0) await inTransaction((tx) => blankApplications(tx, ids));
  return { drafts, finished: ids.length };
}
