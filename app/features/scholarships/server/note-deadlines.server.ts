import { sql } from "drizzle-orm";
import type { IstDay } from "#app/core/clock.ts";
import { addIstDays, istDate } from "#app/core/clock.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { savedScholarship } from "#app/db/schema/saved-scholarships.ts";
import { scholarshipAlert } from "#app/db/schema/scholarship-alerts.ts";
import { scholarship, scholarshipCycle } from "#app/db/schema/scholarships.ts";

/** Days before the last day on which students are reminded of what they have saved; 0 is its morning. */
const reminderDays = [14, 7, 3, 1, 0] as const;

/** Notes the deadlines that are so many days away, each once. */
export async function noteDeadlines({ day = istDate() }: { day?: IstDay } = {}): Promise<number> {
  const due = sql.join(
    reminderDays.map((days) => sql`${addIstDays(day, days)}::date`),
    sql`, `,
  );
  return inTransaction(async (tx) => {
    const written =
      await tx.execute(sql`insert into ${scholarshipAlert} (student_id, number, kind, about, days_left)
      select ${savedScholarship.studentId}, ${scholarship.number}, 'deadline', ${scholarshipCycle.closesOn},
        ${scholarshipCycle.closesOn} - ${day}::date
      from ${savedScholarship}
      join ${scholarship} on ${scholarship.id} = ${savedScholarship.scholarshipId} and ${scholarship.status} = 'active'
      join ${scholarshipCycle} on ${scholarshipCycle.scholarshipId} = ${scholarship.id}
      where ${scholarshipCycle.closesOn} in (${due}) and ${scholarship.season} ->> 'kind' <> 'ended'
      on conflict do nothing`);
    return written.rowCount ?? 0;
  });
}
