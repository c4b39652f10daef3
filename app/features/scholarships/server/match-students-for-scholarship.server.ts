import { eq, sql } from "drizzle-orm";
import type { IstDay } from "#app/core/clock.ts";
import { istDate, now } from "#app/core/clock.ts";
import { notFound } from "#app/core/errors.ts";
import type { Actor } from "#app/core/permissions.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { scholarshipAlert } from "#app/db/schema/scholarship-alerts.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { studentFacts } from "#app/db/schema/student-facts.ts";
import type { Criteria } from "../criteria.ts";
import { countCriteria } from "../criteria.ts";
import { scholarshipPermissions } from "../scholarships-permissions.ts";
import { eligibilityForScholarship } from "./eligibility-for-scholarship.server.ts";

/** So many criteria may be unknown: "One answer missing" is worth telling, a guess is not. */
const MAY_BE_UNKNOWN = 1;

/**
 * Notes for every student whom a new scholarship fits that there is something to tell: one statement over all
 * students. The morning's digest tells it. Told once: a second call finds nobody new but new students.
 */
export async function matchStudentsForScholarship(
  actor: Actor,
  number: number,
  { day = istDate() }: { day?: IstDay } = {},
): Promise<number> {
  scholarshipPermissions.assertCan(actor, "scholarship.notify");
  return inTransaction(async (tx) => {
    const [row] = await tx
      .select({
        criteria: scholarship.criteria,
        status: scholarship.status,
        publishedAt: scholarship.publishedAt,
      })
      .from(scholarship)
      .where(eq(scholarship.number, number))
      .for("update");
    if (!row) throw notFound("We could not find this scholarship.");
    const criteria = row.criteria as Criteria;
    const { met, isPossible } = eligibilityForScholarship(criteria, day);
    const about = istDate(row.publishedAt ?? now());
    const enough = countCriteria(criteria) - MAY_BE_UNKNOWN;
    const written =
      row.status === "active"
        ? await tx.execute(sql`insert into ${scholarshipAlert} (student_id, number, kind, about, days_left)
            select ${studentFacts.studentId}, ${number}::int, 'match', ${about}::date, -1 from ${studentFacts}
            where ${isPossible} and ${met} >= ${enough}::int order by 1 on conflict do nothing`)
        : null;
    await tx.update(scholarship).set({ announcedAt: now() }).where(eq(scholarship.number, number));
    return written?.rowCount ?? 0;
  });
}
