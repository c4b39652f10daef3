import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { IstDay } from "#app/core/clock.ts";
import { addIstDays, istDate } from "#app/core/clock.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { savedScholarship } from "#app/db/schema/saved-scholarships.ts";
import { scholarshipAlert } from "#app/db/schema/scholarship-alerts.ts";
import { scholarship, scholarshipCycle } from "#app/db/schema/scholarships.ts";
import { eachPortionOfSavers } from "./each-portion-of-savers.server.ts";

/** Days before the last day on which students are reminded of what they have saved; 0 is its morning. */
const reminderDays = [14, 7, 3, 1, 0] as const;

/** Notes the deadlines that are so many days away, each once: scholarship by scholarship, in portions of who saved it. */
export async function noteDeadlines({
  day = istDate(),
  portion,
}: {
  day?: IstDay;
  portion?: number;
} = {}): Promise<number> {
  const due = await database()
    .select({ id: scholarship.id, number: scholarship.number, closesOn: scholarshipCycle.closesOn })
    .from(scholarship)
    .innerJoin(scholarshipCycle, eq(scholarshipCycle.scholarshipId, scholarship.id))
    .where(
      and(
        inArray(
          scholarshipCycle.closesOn,
          reminderDays.map((days) => addIstDays(day, days)),
        ),
        eq(scholarship.status, "active"),
        sql`${scholarship.season} ->> 'kind' <> 'ended'`,
      ),
    )
    .orderBy(asc(scholarship.number));
  let noted = 0;
  for (const one of due) noted += await noteDeadline(one, day, portion);
  return noted;
}

type Due = { id: string; number: number; closesOn: IstDay };

/** What is there already stays, so a run that was cut off is simply begun again. */
function noteDeadline({ id, number, closesOn }: Due, day: IstDay, portion?: number): Promise<number> {
  return eachPortionOfSavers(
    id,
    async (isWithin) => {
      const written = await inTransaction((tx) =>
        tx.execute(sql`insert into ${scholarshipAlert} (student_id, number, kind, about, days_left)
          select ${savedScholarship.studentId}, ${number}::int, 'deadline', ${closesOn}::date,
            ${closesOn}::date - ${day}::date
          from ${savedScholarship} where ${isWithin} on conflict do nothing`),
      );
      return written.rowCount ?? 0;
    },
    portion,
  );
}
