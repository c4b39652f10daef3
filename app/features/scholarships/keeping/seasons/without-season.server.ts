import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { istDate } from "#app/core/clock.ts";
import { scholarship, scholarshipCycle } from "#app/db/schema/scholarships.ts";

const rounds = sql`${scholarshipCycle} where ${scholarshipCycle.scholarshipId} = ${scholarship.id}`;

/** The last round of a record, as parts of a question about records. */
export const lastRound = {
  closesOn: sql<string>`(select max(${scholarshipCycle.closesOn})::text from ${rounds})`,
  opensOn: sql<string | null>`(select ${scholarshipCycle.opensOn}::text from ${rounds}
    order by ${scholarshipCycle.closesOn} desc limit 1)`,
};

/** Public records of the catalogue whose last round is over and for which nothing usual is known. */
export function isWithoutSeason(): SQL | undefined {
  return and(
    eq(scholarship.ownerKind, "catalogue"),
    eq(scholarship.runHere, false),
    inArray(scholarship.status, ["active"]),
    sql`${scholarship.season} ->> 'kind' in ('rounds', 'notice')`,
    sql`${lastRound.closesOn} < ${istDate()}`,
  );
}
