import type { SQL } from "drizzle-orm";
import { sql } from "drizzle-orm";
import type { IstDay } from "#app/core/clock.ts";
import { istDate, now, startOfIstDay } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { defaultLanguage, type Language, languages } from "#app/core/words/i18n.ts";
import { database, inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { notification, notificationPreference } from "#app/db/schema/messages.ts";
import { scholarshipAlert, scholarshipDigest } from "#app/db/schema/scholarship-alerts.ts";
import { student } from "#app/db/schema/students.ts";
import { digestWords } from "../../views/digest-words.ts";

/** Where the bell's entry leads. */
const DIGEST_LINK = "/student/dashboard";
const MONDAY = 1;
/** So many students in one transaction. */
const PORTION = 5_000;

/**
 * Gathers what there is to tell into one digest per student and day, and puts it under the bell. Who chose the weekly
 * digest hears of new scholarships on Mondays, and of deadlines and changes at once; a change has its own entry under the
 * bell (tell-changes), and is counted in none of the digest's. O8: in portions by the students' ids; what a
 * portion has told is marked in the same transaction, so a run that was cut off goes on where it was.
 */
export async function composeDigests({
  day = istDate(),
  portion = PORTION,
}: {
  day?: IstDay;
  portion?: number;
} = {}): Promise<number> {
  let after: string | null = null;
  for (let composed = 0; ; ) {
    const upTo: string | null = await findEnd(after, portion);
    if (upTo === null) return composed;
    const within = {
      alert: sql`a.student_id > ${after ?? NOBODY}::uuid and a.student_id <= ${upTo}::uuid`,
      digest: sql`g.student_id > ${after ?? NOBODY}::uuid and g.student_id <= ${upTo}::uuid`,
    };
    composed += await inTransaction((tx) => composeSome(tx, day, within));
    after = upTo;
  }
}

const NOBODY = "00000000-0000-0000-0000-000000000000";

/** The last student of the next portion of those with something untold; null when there is nobody left. */
async function findEnd(after: string | null, portion: number): Promise<string | null> {
  const { rows } = await database().execute<{ id: string }>(sql`select id from (
      select distinct student_id as id from ${scholarshipAlert}
      where told_on is null and student_id > ${after ?? NOBODY}::uuid order by 1 limit ${portion}::int
    ) as next order by id desc limit 1`);
  return rows[0]?.id ?? null;
}

async function composeSome(tx: Tx, day: IstDay, within: { alert: SQL; digest: SQL }): Promise<number> {
  const isMonday = new Date(startOfIstDay(day).getTime() + 12 * 3_600_000).getUTCDay() === MONDAY;
  const isWeekly = isMonday
    ? sql`false`
    : sql`exists (select 1 from ${notificationPreference} as p where p.user_id = s.user_id and p.weekly_digest)`;
  // Rows go in in the order of their indexes, which is cheaper than as many random places.
  const timeOrderedId = sql`overlay(gen_random_uuid()::text placing ${newId().slice(0, 15)} from 1 for 15)::uuid`;
  const told =
    await tx.execute(sql`update ${scholarshipAlert} as a set told_on = ${day}::date from ${student} as s
      where ${within.alert} and s.id = a.student_id and a.told_on is null and s.erased_at is null
        and (a.kind <> 'deadline' or a.about >= ${day}::date) and (a.kind in ('deadline', 'change') or not ${isWeekly})
        and not exists (select 1 from ${scholarshipDigest} as d where d.student_id = a.student_id and d.day = ${day}::date)`);
  if ((told.rowCount ?? 0) === 0) return 0;
  await tx.execute(sql`insert into ${scholarshipDigest} (student_id, day, matches, deadlines)
      select a.student_id, ${day}::date, count(distinct a.number) filter (where a.kind in ('match', 'search')),
        count(*) filter (where a.kind = 'deadline')
      from ${scholarshipAlert} as a where ${within.alert} and a.told_on = ${day}::date
      group by a.student_id order by a.student_id on conflict do nothing`);
  const written = await tx.execute(sql`
      insert into ${notification} (id, user_id, student_id, type, title, message, words, link, dedupe_key, created_at)
      select ${timeOrderedId}, d.user_id, d.student_id, case when d.deadlines > 0 then 'warning' else 'info' end,
        ${digestWords.en.title}::text, ${messageIn(defaultLanguage)}, jsonb_build_object(${sql.join(everyLanguage, sql`, `)}),
        ${DIGEST_LINK}, ${`digest:${day}:`} || right(d.student_id::text, 12), ${now().toISOString()}::timestamptz
      from (select g.student_id, s.user_id,
          case when p.bell_new_scholarships is false then 0 else g.matches end as matches,
          case when p.bell_deadlines is false then 0 else g.deadlines end as deadlines
        from ${scholarshipDigest} as g join ${student} as s on s.id = g.student_id
        left join ${notificationPreference} as p on p.user_id = s.user_id
        where ${within.digest} and g.day = ${day}::date and g.queued_at is null) as d
      where d.matches + d.deadlines > 0 order by d.user_id on conflict do nothing`);
  return written.rowCount ?? 0;
}

/** What the bell says in one language, of the counts in "d". */
function messageIn(language: Language): SQL {
  const { matches, deadlines, both } = digestWords[language];
  return sql`replace(replace(case when d.deadlines = 0 then ${matches}::text when d.matches = 0 then ${deadlines}::text
    else ${both}::text end, '{matches}', d.matches::text), '{deadlines}', d.deadlines::text)`;
}

const everyLanguage = languages.map(
  (language) => sql`${language}::text, jsonb_build_object('title', ${digestWords[language].title}::text,
    'message', ${messageIn(language)})`,
);
