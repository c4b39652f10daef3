import { inArray, sql } from "drizzle-orm";
import type { IstDay } from "#app/core/clock.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { studentFacts } from "#app/db/schema/student-facts.ts";
import { type Criteria, countCriteria } from "../../eligibility/criteria.ts";
import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import { eligibilityForScholarship } from "./eligibility-for-scholarship.server.ts";

/** So many scholarships in one statement: each brings its criteria as text. */
const AT_ONCE = 100;

/**
 * How many fit each of these students, for the morning's digests: the other way round than countFits(), which asks for
 * one profile, so that some hundred students cost a few statements. A test holds the two to one number.
 */
export async function countFitsOfStudents(
  tx: Tx,
  index: CatalogueIndex,
  studentIds: readonly string[],
  day: IstDay,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  if (studentIds.length === 0) return counts;
  const { deadlines } = index.onDay(day);
  const open = deadlines.flatMap((one, slot) => (one?.status === "Open" ? [index.entry(slot).number] : []));
  for (let from = 0; from < open.length; from += AT_ONCE) {
    const rows = await tx
      .select({ criteria: scholarship.criteria })
      .from(scholarship)
      .where(inArray(scholarship.number, open.slice(from, from + AT_ONCE)));
    const fits = rows.map((row) => {
      const criteria = row.criteria as Criteria;
      const { met } = eligibilityForScholarship(criteria, day);
      return sql`(${met} = ${countCriteria(criteria)}::int)::int`;
    });
    const found = await tx
      .select({ id: studentFacts.studentId, fits: sql<number>`${sql.join(fits, sql` + `)}`.mapWith(Number) })
      .from(studentFacts)
      .where(inArray(studentFacts.studentId, [...studentIds]));
    for (const { id, fits: some } of found) counts.set(id, (counts.get(id) ?? 0) + some);
  }
  return counts;
}
