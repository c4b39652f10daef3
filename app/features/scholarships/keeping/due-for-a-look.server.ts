import { and, eq, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { addIstDays, istDate, now } from "#app/core/clock.ts";
import { scholarship, scholarshipCycle } from "#app/db/schema/scholarships.ts";
import { provenanceDays } from "../lists/desk-scholarship-list.ts";
import { type DueReason, freshDays, monthsOpeningSoon } from "./due.ts";

const opens = sql`(${scholarship.season} ->> 'opensMonth')::int`;
const closes = sql`(${scholarship.season} ->> 'closesMonth')::int`;
// Where nobody says when it opens, forms are commonly open for about three months (deadline.ts).
const usualOpening = sql`coalesce(${opens}, ((${closes} + 9) % 12) + 1)`;

/** Which records of the public catalogue somebody should look at again, and why. */
export function dueForALook(why: DueReason): SQL | undefined {
  const today = istDate();
  const notSince = (days: number) =>
    or(isNull(scholarship.checkedOn), lt(scholarship.checkedOn, addIstDays(now(), -days)));
  const isKept = and(eq(scholarship.status, "active"), eq(scholarship.ownerKind, "catalogue"));
  if (why === "age") return and(isKept, notSince(provenanceDays));
  const noRound = sql`not exists (select 1 from ${scholarshipCycle}
    where ${scholarshipCycle.scholarshipId} = ${scholarship.id} and ${scholarshipCycle.closesOn} >= ${today})`;
  if (why === "season")
    return and(isKept, notSince(freshDays), noRound, isRunning(Number(today.slice(5, 7))));
  const months = sql.join(
    monthsOpeningSoon(today).map((month) => sql`${month}`),
    sql`, `,
  );
  return and(isKept, notSince(freshDays), noRound, sql`${usualOpening} in (${months})`);
}

/** The usual window may run over the new year. */
function isRunning(month: number): SQL {
  return sql`(${month}::int - ${usualOpening} + 12) % 12 <= (${closes} - ${usualOpening} + 12) % 12`;
}
