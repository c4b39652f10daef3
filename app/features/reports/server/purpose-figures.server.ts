import { type SQL, sql } from "drizzle-orm";
import type { ReportScope } from "../report-scope.ts";
import type { DayRange, PurposeSubject } from "../report-words.ts";
import { figureSql, type Subject } from "./figure-sql.server.ts";

const { month, within, indianDay } = figureSql;

/** The applications (as `a`) that a report counts. */
function inScope({ scholarshipId, owner }: ReportScope): SQL {
  const parts = [sql`true`];
  if (scholarshipId) parts.push(sql`a.scholarship_id = ${scholarshipId}::uuid`);
  if (owner?.kind === "institute")
    parts.push(sql`exists (select 1 from scholarship o where o.id = a.scholarship_id
      and o.owner_kind = 'institute' and o.owner_id = ${owner.id}::uuid)`);
  else if (owner)
    parts.push(sql`exists (select 1 from scholarship o left join programme p on p.scholarship_id = o.id
      where o.id = a.scholarship_id and ((o.owner_kind = ${owner.kind} and o.owner_id = ${owner.id}::uuid)
        or p.organisation_id = ${owner.id}::uuid))`);
  return sql.join(parts, sql` and `);
}

const sent = (range: DayRange, scope: ReportScope) =>
  sql`a.submitted_at is not null and ${within(indianDay(sql`a.submitted_at`), range)} and ${inScope(scope)}`;

/** Drafts in which nothing was saved for a week: their students have stopped there. */
const rests = (column: SQL) => sql`count(*) filter (where ${column} < now() - interval '7 days')`;

/** What the product is for: every figure is counted from the rows themselves. */
export const purposeFigures: Record<PurposeSubject, Subject> = {
  applications: {
    heads: ["Month", "Sent", "Approved", "Rejected", "Not decided yet", "Withdrawn"],
    kinds: ["count", "count", "count", "count", "count"],
    query: (range, scope) => sql`select ${month(indianDay(sql`a.submitted_at`))} as name,
      array[count(*), count(*) filter (where status in ('approved', 'paid')),
        count(*) filter (where status = 'rejected'),
        count(*) filter (where status in ('under_review', 'action_needed', 'forwarded')),
        count(*) filter (where status = 'withdrawn')]::float8[] as figures
      from application a where ${sent(range, scope)} group by 1 order by 1`,
  },
  decision_time: {
    heads: ["Desk", "Decided", "Median hours from sending", "Within 48 hours (%)"],
    kinds: ["count", "hours", "percent"],
    query: (range, scope) => sql`select coalesce(i.name, 'ScholarSetu and providers') as name,
      array[count(*),
        percentile_cont(0.5) within group (order by extract(epoch from a.decided_at - a.submitted_at) / 3600),
        100.0 * count(*) filter (where a.decided_at <= a.submitted_at + interval '48 hours') / count(*)
      ]::float8[] as figures
      from application a left join scholarship s on s.id = a.scholarship_id
        left join institute i on s.owner_kind = 'institute' and i.id = s.owner_id
      where a.decided_at is not null and ${sent(range, scope)} group by 1 order by 1`,
  },
  awards: {
    heads: ["Month", "Awards", "Amount", "Paid", "Paid amount", "Given up"],
    kinds: ["count", "money", "count", "money", "count"],
    query: (range, scope) => sql`select ${month(indianDay(sql`w.created_at`))} as name,
      array[count(*), sum(w.amount_paise), count(*) filter (where w.status = 'paid'),
        coalesce(sum(w.amount_paise) filter (where w.status = 'paid'), 0),
        count(*) filter (where w.status = 'released')]::float8[] as figures
      from award w join application a on a.id = w.application_id
      where ${within(indianDay(sql`w.created_at`), range)} and ${inScope(scope)} group by 1 order by 1`,
  },
  payouts: {
    heads: ["Month", "Paid", "Amount", "Returned by the bank"],
    kinds: ["count", "money", "count"],
    query: (range, scope) => sql`select ${month(indianDay(sql`o.settled_at`))} as name,
      array[count(*) filter (where o.status = 'paid'),
        coalesce(sum(o.amount_paise) filter (where o.status = 'paid'), 0),
        count(*) filter (where o.status = 'returned')]::float8[] as figures
      from payout o join award w on w.id = o.award_id join application a on a.id = w.application_id
      where o.settled_at is not null and ${within(indianDay(sql`o.settled_at`), range)} and ${inScope(scope)}
      group by 1 order by 1`,
  },
  donations: {
    heads: ["Month", "Donations", "Amount", "Given back"],
    kinds: ["count", "money", "money"],
    query: (range, { scholarshipId, owner }) => sql`select ${month(indianDay(sql`d.paid_at`))} as name,
      array[count(*), sum(d.amount_paise), sum(d.refunded_paise)]::float8[] as figures
      from donation d join programme p on p.id = d.programme_id
      where d.paid_at is not null and d.status not in ('pledged', 'cancelled')
        and ${within(indianDay(sql`d.paid_at`), range)}
        and ${scholarshipId ? sql`p.scholarship_id = ${scholarshipId}::uuid` : sql`true`}
        and ${
          owner?.kind === "institute"
            ? sql`p.institute_id = ${owner.id}::uuid`
            : owner
              ? sql`d.organisation_id = ${owner.id}::uuid`
              : sql`true`
        }
      group by 1 order by 1`,
  },
  institutes: {
    heads: ["Institute", "Applications", "Approved", "Awarded"],
    kinds: ["count", "count", "money"],
    query: (range, scope) => sql`select i.name,
      array[count(a.id), count(a.id) filter (where a.status in ('approved', 'paid')),
        coalesce(sum(a.award_paise) filter (where a.status in ('approved', 'paid')), 0)]::float8[] as figures
      from institute i join scholarship s on s.owner_kind = 'institute' and s.owner_id = i.id
        join application a on a.scholarship_id = s.id
      where ${sent(range, scope)} group by i.id, i.name order by 1`,
  },
  languages: {
    heads: ["Language", "Students", "Applications"],
    kinds: ["count", "count"],
    isAboutPeople: true,
    query: (range, scope) => sql`select case u.language when 'te' then 'Telugu' when 'hi' then 'Hindi'
        when 'en' then 'English' else u.language end as name,
      array[count(distinct a.student_id), count(*)]::float8[] as figures
      from application a join app_user u on u.id = a.user_id
      where ${sent(range, scope)} group by 1 order by 1`,
  },
  application_stops: {
    heads: ["Step of the form", "Stopped there", "Begun in all"],
    kinds: ["count", "count"],
    isAboutPeople: true,
    query: (range, scope) => sql`select case a.step when '1' then '1 Personal Information'
        when '2' then '2 Educational Details' when '3' then '3 Family Information'
        when '4' then '4 Document Upload' else '5 Review & Submit' end as name,
      array[${rests(sql`a.saved_at`)}, count(*)]::float8[] as figures
      from application a where a.status = 'draft' and ${within(indianDay(sql`a.created_at`), range)}
        and ${inScope(scope)} group by 1 order by 1`,
  },
  registration_stops: {
    heads: ["Step of the registration", "Stopped there", "Begun in all"],
    kinds: ["count", "count"],
    isAboutPeople: true,
    query: (range) => sql`select case
        when status = 'started' then '1 Mobile number'
        when status = 'payment_due' then '7 Payment'
        when gender is null or date_of_birth is null or name is null then '2 Student and family'
        when class is null or school_name is null or state is null then '3 School'
        when account_encrypted is null or account_type is null then '4 Bank'
        when aadhaar_hash is null or aadhaar_document_id is null or passbook_document_id is null then '5 Papers'
        else '6 Check and send' end as name,
      array[${rests(sql`updated_at`)}, count(*)]::float8[] as figures
      from registration where status <> 'registered' and erased_at is null
        and ${within(indianDay(sql`created_at`), range)} group by 1 order by 1`,
  },
};
