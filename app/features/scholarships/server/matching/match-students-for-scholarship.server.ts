import { asc, eq, sql } from "drizzle-orm";
import type { IstDay } from "#app/core/clock.ts";
import { istDate, now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { scholarshipAlert } from "#app/db/schema/scholarship-alerts.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { studentFacts } from "#app/db/schema/student-facts.ts";
import type { Criteria } from "../../eligibility/criteria.ts";
import { countCriteria } from "../../eligibility/criteria.ts";
import { scholarshipPermissions } from "../../scholarships-permissions.ts";
import { eligibilityForScholarship } from "./eligibility-for-scholarship.server.ts";

/** So many criteria may be unknown: "One answer missing" is worth telling, a guess is not. */
const MAY_BE_UNKNOWN = 1;

/** So many students in one transaction: a second of work, however many there are. */
const PORTION = 20_000;

/**
 * Notes for every student whom a new scholarship fits that there is something to tell; the morning's digest tells it.
 * O8: in portions by the students' ids, each with its place kept in the same transaction, so that a crash costs one
 * portion and no statement grows with the country. Told once: a second call finds nobody new but new students.
 */
export async function matchStudentsForScholarship(
  actor: Actor,
  number: number,
  { day = istDate(), portion = PORTION }: { day?: IstDay; portion?: number } = {},
): Promise<number> {
  scholarshipPermissions.assertCan(actor, "scholarship.notify");
  for (let noted = 0; ; ) {
    const done = await inTransaction((tx) => matchSome(tx, number, { day, portion }));
    noted += done.noted;
    if (done.isLast) return noted;
  }
}

async function matchSome(
  tx: Tx,
  number: number,
  { day, portion }: { day: IstDay; portion: number },
): Promise<{ noted: number; isLast: boolean }> {
  const [row] = await tx
    .select({
      criteria: scholarship.criteria,
      status: scholarship.status,
      publishedAt: scholarship.publishedAt,
      after: scholarship.announcedUpTo,
    })
    .from(scholarship)
    .where(eq(scholarship.number, number))
    .for("update");
  if (!row) throw notFound("We could not find this scholarship.");
  const isBehind = row.after === null ? sql`true` : sql`${studentFacts.studentId} > ${row.after}::uuid`;
  const [end] = await tx
    .select({ id: studentFacts.studentId })
    .from(studentFacts)
    .where(isBehind)
    .orderBy(asc(studentFacts.studentId))
    .offset(portion - 1)
    .limit(1);
  const upTo = end?.id ?? null;
  const isWithin = upTo === null ? isBehind : sql`${isBehind} and ${studentFacts.studentId} <= ${upTo}::uuid`;
  const criteria = row.criteria as Criteria;
  const { met, isPossible } = eligibilityForScholarship(criteria, day);
  const about = istDate(row.publishedAt ?? now());
  const enough = countCriteria(criteria) - MAY_BE_UNKNOWN;
  const written =
    row.status === "active"
      ? await tx.execute(sql`insert into ${scholarshipAlert} (student_id, number, kind, about, days_left)
          select ${studentFacts.studentId}, ${number}::int, 'match', ${about}::date, -1 from ${studentFacts}
          where ${isWithin} and ${isPossible} and ${met} >= ${enough}::int order by 1 on conflict do nothing`)
      : null;
  const isLast = upTo === null || row.status !== "active";
  await tx
    .update(scholarship)
    .set(isLast ? { announcedAt: now(), announcedUpTo: null } : { announcedUpTo: upTo })
    .where(eq(scholarship.number, number));
  return { noted: written?.rowCount ?? 0, isLast };
}
