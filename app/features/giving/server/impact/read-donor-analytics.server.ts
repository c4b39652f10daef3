import { sql } from "drizzle-orm";
import { istDate, monthName } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { stateNames } from "#app/core/words/state-names.ts";
import { database } from "#app/db/opening/client.server.ts";
import { isStateSlug } from "#app/features/scholarships/catalogue/states.ts";
import { foldSmallGroups, type Group } from "../../fold-small-groups.ts";
import { openOrganisation } from "../open-organisation.server.ts";
import { supportedAwards } from "./supported-awards.server.ts";

export interface DonorAnalytics {
  /** Twelve months, the oldest first. */
  readonly months: readonly { label: string; givenPaise: number; paidPaise: number }[];
  readonly states: readonly Group[];
  readonly genders: readonly Group[];
  readonly levels: readonly Group[];
  readonly students: number;
  /** What was awarded, by student, in whole rupees. */
  readonly costPerStudentPaise: number | null;
}

const folded = "Others (small groups together)";
const genderNames: Readonly<Record<string, string>> = { female: "Girls", male: "Boys", other: "Others" };
const levelNames: Readonly<Record<string, string>> = {
  "10th": "Class 10",
  "12th": "Class 12",
  diploma: "Diploma",
  undergraduate: "Undergraduate",
  postgraduate: "Postgraduate",
  phd: "PhD",
};

/** Figures over time and by group; no group is shown that is small enough to point at somebody (T14). */
export async function readDonorAnalytics(actor: Actor): Promise<DonorAnalytics> {
  const { id } = await openOrganisation(actor);
  const [months, groups] = await Promise.all([readMonths(id), readGroups(id)]);
  const of = (kind: string, nameOf: (value: string) => string) =>
    foldSmallGroups(
      groups
        .filter((group) => group.kind === kind)
        .map(({ value, count }) => ({ label: nameOf(value), count })),
      folded,
    );
  const total = groups.find(({ kind }) => kind === "all");
  return {
    months,
    states: of("state", (value) => (isStateSlug(value) ? stateNames[value] : "Not said")),
    genders: of("gender", (value) => genderNames[value] ?? "Not said"),
    levels: of("level", (value) => levelNames[value] ?? "Not said"),
    students: total?.count ?? 0,
    costPerStudentPaise: total?.count ? Math.round(Number(total.value) / total.count / 100) * 100 : null,
  };
}

type GroupRow = { kind: string; value: string; count: number };

async function readGroups(organisationId: string): Promise<GroupRow[]> {
  const { rows } = await database().execute<GroupRow>(sql`
    with own as (
      select o.student_id, o.given_paise, p.answers -> 'state' ->> 'value' as state,
        p.answers -> 'gender' ->> 'value' as gender, p.answers -> 'currentEducation' ->> 'value' as level
      from ${supportedAwards(organisationId)} as o join application p on p.id = o.application_id
    )
    select 'state' as kind, coalesce(state, '') as value, count(distinct student_id)::int as count from own group by 2
    union all select 'gender', coalesce(gender, ''), count(distinct student_id)::int from own group by 2
    union all select 'level', coalesce(level, ''), count(distinct student_id)::int from own group by 2
    union all select 'all', coalesce(sum(given_paise), 0)::text, count(distinct student_id)::int from own`);
  return rows;
}

async function readMonths(organisationId: string): Promise<DonorAnalytics["months"]> {
  const { rows } = await database().execute<{ month: string; given: string; paid: string }>(sql`
    with moved as (
      select t.posted_at, coalesce(r.kind, t.kind) as kind, e.amount_paise
      from donation d join ledger_entry e on e.source_id = d.id
      join ledger_account a on a.id = e.account_id and a.kind = 'bank'
      join ledger_transaction t on t.id = e.transaction_id
      left join ledger_transaction r on r.id = t.reverses_id
      where d.organisation_id = ${organisationId}
      union all select t.posted_at, 'refund', e.amount_paise
      from donation d join ledger_transaction t on t.subject_id = d.id and t.kind = 'refund_by_operator'
      join ledger_entry e on e.transaction_id = t.id
      join ledger_account a on a.id = e.account_id and a.kind = 'bank'
      where d.organisation_id = ${organisationId}
    )
    select to_char(posted_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month,
      coalesce(sum(amount_paise) filter (where kind in ('donation', 'refund')), 0) as given,
      coalesce(-sum(amount_paise) filter (where kind = 'payout_paid'), 0) as paid
    from moved group by 1`);
  const known = new Map(rows.map((row) => [row.month, row]));
  return lastMonths(12).map((month) => ({
    label: `${monthName(Number(month.slice(5)))} ${month.slice(2, 4)}`,
    givenPaise: Number(known.get(month)?.given ?? 0),
    paidPaise: Number(known.get(month)?.paid ?? 0),
  }));
}

function lastMonths(count: number): string[] {
  const [year = 0, month = 1] = istDate().split("-").map(Number);
  return Array.from({ length: count }, (_, index) => {
    const place = year * 12 + (month - 1) - (count - 1 - index);
    return `${Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, "0")}`;
  });
}
