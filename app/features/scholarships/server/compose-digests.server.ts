import type { SQL } from "drizzle-orm";
import { sql } from "drizzle-orm";
import type { IstDay } from "#app/core/clock.ts";
import { istDate, now, startOfIstDay } from "#app/core/clock.ts";
import { defaultLanguage, languages } from "#app/core/i18n.ts";
import { newId } from "#app/core/id.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { notification, notificationPreference } from "#app/db/schema/messages.ts";
import { scholarshipAlert, scholarshipDigest } from "#app/db/schema/scholarship-alerts.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser } from "#app/db/schema/users.ts";
import { digestWords } from "../digest-words.ts";

/** Where the bell's entry leads. */
const DIGEST_LINK = "/student/dashboard";
const MONDAY = 1;
const LARGE = 10_000;

/**
 * Gathers what there is to tell into one digest per student and day, and puts it under the bell,
 * whether ten students are concerned or a million. Who chose the weekly digest hears of new
 * scholarships on Mondays, and of deadlines at once.
 */
export async function composeDigests({ day = istDate() }: { day?: IstDay } = {}): Promise<number> {
  const isMonday = new Date(startOfIstDay(day).getTime() + 12 * 3_600_000).getUTCDay() === MONDAY;
  const isWeekly = isMonday
    ? sql`false`
    : sql`exists (select 1 from ${notificationPreference} as p where p.user_id = s.user_id and p.weekly_digest)`;
  return inTransaction(async (tx) => {
    // Three plain statements: in one, the planner cannot know how many rows each part gives the next. Rows go in
    // in the order of their indexes, which is cheaper than a hundred thousand random places.
    const timeOrderedId = sql`overlay(gen_random_uuid()::text placing ${newId().slice(0, 15)} from 1 for 15)::uuid`;
    const told =
      await tx.execute(sql`update ${scholarshipAlert} as a set told_on = ${day}::date from ${student} as s
      where s.id = a.student_id and a.told_on is null and s.erased_at is null
        and (a.kind <> 'deadline' or a.about >= ${day}::date) and (a.kind = 'deadline' or not ${isWeekly})
        and not exists (select 1 from ${scholarshipDigest} as d where d.student_id = a.student_id and d.day = ${day}::date)`);
    // After a large day the planner still believes in the small one before it, and would go row by row.
    const isLarge = (told.rowCount ?? 0) > LARGE;
    if (isLarge) await tx.execute(sql`analyze ${scholarshipAlert}`);
    await tx.execute(sql`insert into ${scholarshipDigest} (student_id, day, matches, deadlines)
      select student_id, ${day}::date, count(distinct number) filter (where kind <> 'deadline'),
        count(*) filter (where kind = 'deadline')
      from ${scholarshipAlert} where told_on = ${day}::date group by student_id order by student_id
      on conflict do nothing`);
    if (isLarge) await tx.execute(sql`analyze ${scholarshipDigest}`);
    const written = await tx.execute(sql`
      insert into ${notification} (id, user_id, student_id, type, title, message, link, dedupe_key, created_at)
      select ${timeOrderedId}, d.user_id, d.student_id, case when d.deadlines > 0 then 'warning' else 'info' end, ${words("title")},
        replace(replace(case when d.deadlines = 0 then ${words("matches")} when d.matches = 0 then ${words("deadlines")}
          else ${words("both")} end, '{matches}', d.matches::text), '{deadlines}', d.deadlines::text),
        ${DIGEST_LINK}, ${`digest:${day}:`} || right(d.student_id::text, 12), ${now().toISOString()}::timestamptz
      from (select g.student_id, s.user_id,
          case when p.bell_new_scholarships is false then 0 else g.matches end as matches,
          case when p.bell_deadlines is false then 0 else g.deadlines end as deadlines
        from ${scholarshipDigest} as g join ${student} as s on s.id = g.student_id
        left join ${notificationPreference} as p on p.user_id = s.user_id
        where g.day = ${day}::date and g.queued_at is null) as d
      join ${appUser} as u on u.id = d.user_id
      where d.matches + d.deadlines > 0 order by d.user_id on conflict do nothing`);
    return written.rowCount ?? 0;
  });
}

function words(part: keyof (typeof digestWords)["en"]): SQL {
  const others = languages.filter((language) => language !== defaultLanguage);
  const cases = others.map((language) => sql`when ${language} then ${digestWords[language][part]}`);
  return sql`(case u.language ${sql.join(cases, sql` `)} else ${digestWords.en[part]} end)`;
}
