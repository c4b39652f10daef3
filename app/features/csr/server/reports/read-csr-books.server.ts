import { desc, eq, sql } from "drizzle-orm";
import { financialYear } from "#app/core/clock.ts";
import { paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { csrCompany, csrTransfer, csrYear } from "#app/db/schema/csr.ts";
import { organisation } from "#app/db/schema/organisations.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { waitingFor } from "#app/features/giving/approvals/find-waiting.server.ts";
import { waitingRows } from "#app/features/giving/approvals/waiting-lines.server.ts";
import { openOrganisation } from "#app/features/giving/server/open-organisation.server.ts";
import { pledgeRows } from "#app/features/giving/work/pledge-tasks.server.ts";
import type { CompanyBooks, CompanyView, ProgrammeBooks, SpendSum } from "../../csr-books.ts";
import { csrNumber, impactMetricIds, type ScheduleItem } from "../../csr-options.ts";
import { isBooked } from "../../vouchers/counted-vouchers.server.ts";
import { toYearRecord } from "../to-year-record.server.ts";
import { readCsrReturns } from "./read-csr-returns.server.ts";

const isMetric = (metric: string) => impactMetricIds.find((known) => known === metric);

/** Everything the company's figures come from: sums over its own rows, and counts of students, never a name. */
export async function readCsrBooks(actor: Actor): Promise<CompanyBooks> {
  const owner = await openOrganisation(actor);
  const own = owner.id;
  const settings = await database()
    .select({
      company: csrCompany,
      year: csrYear,
      waiting: waitingFor(actor),
      waits: waitingRows(actor),
      pledges: pledgeRows(actor),
      unproven: unprovenVouchers,
    })
    .from(organisation)
    .leftJoin(csrCompany, eq(csrCompany.organisationId, organisation.id))
    .leftJoin(csrYear, eq(csrYear.organisationId, organisation.id))
    .where(eq(organisation.id, own))
    .orderBy(csrYear.year);
  const company = settings[0]?.company;
  const programmes = await database()
    .select({
      row: programme,
      students: studentsOfIt,
      paid: paidOfIt,
      spends: spendsOfIt,
      outcomes: outcomesOfIt,
    })
    .from(programme)
    .where(eq(programme.organisationId, own))
    .orderBy(desc(programme.createdAt), desc(programme.id));
  const transfers = await database()
    .select()
    .from(csrTransfer)
    .where(eq(csrTransfer.organisationId, own))
    .orderBy(csrTransfer.madeOn);
  const view: CompanyView = {
    name: owner.name,
    csrId: csrNumber(owner.serial, owner.createdAt),
    budget: paise(company?.budgetPaise ?? 0),
    educationPercent: company?.educationPercent ?? 0,
    reportFrequency: company?.reportFrequency ?? "quarterly",
    impactMetrics: (company?.impactMetrics ?? []).flatMap((metric) => isMetric(metric) ?? []),
    committeeDirectors: company?.committeeDirectors ?? 0,
    committeeIndependent: company?.committeeIndependent ?? 0,
    firstYear: company?.firstYear ?? null,
  };
  return {
    company: view,
    waiting: { count: settings[0]?.waiting ?? 0, rows: settings[0]?.waits ?? [] },
    pledges: settings[0]?.pledges ?? [],
    unproven: settings[0]?.unproven ?? { count: 0, oldest: null },
    years: settings.flatMap(({ year }) => (year ? [toYearRecord(year)] : [])),
    programmes: programmes.map(({ row }) => toProgramme(row)),
    spends: [
      ...programmes.flatMap(({ row, spends }) =>
        spends.map(({ amount, ...sum }): SpendSum => {
          return { programmeId: row.id, ...sum, amount: paise(amount) };
        }),
      ),
      ...programmes.flatMap(({ row, paid }) =>
        paid.map(({ year, amount }): SpendSum => {
          return { programmeId: row.id, year, kind: "direct", fromYear: null, amount: paise(amount) };
        }),
      ),
      ...(await readCsrReturns(own)).map(({ programmeId, day, amountPaise }): SpendSum => {
        return {
          programmeId,
          year: financialYear(day),
          kind: "direct",
          fromYear: null,
          amount: paise(-amountPaise),
        };
      }),
    ],
    transfers: transfers.map(({ amountPaise, ...row }) => ({ ...row, amount: paise(amountPaise) })),
    outcomes: programmes.flatMap(({ row, outcomes }) =>
      outcomes.flatMap(({ metric: name, ...sum }) => {
        const metric = isMetric(name);
        return metric ? [{ programmeId: row.id, ...sum, metric }] : [];
      }),
    ),
    awarded: programmes.flatMap(({ row, students }) =>
      students > 0 ? [{ programmeId: row.id, students }] : [],
    ),
  };
}

function toProgramme(row: typeof programme.$inferSelect): ProgrammeBooks {
  const day = row.createdAt.toISOString().slice(0, 10);
  return {
    id: row.id,
    title: row.title,
    scheduleItem: (row.scheduleItem ?? "ii") as ScheduleItem,
    isOngoing: row.isOngoing ?? false,
    status: row.status,
    budget: paise(row.budgetPaise),
    startsOn: row.startsOn ?? day,
    endsOn: row.endsOn ?? row.startsOn ?? day,
    completedOn: row.status === "completed" ? row.endsOn : null,
    partnerName: row.partnerName,
    partnerCsr1: row.partnerCsr1,
    milestones: row.milestones,
    scholarshipId: row.scholarshipId,
    states: row.states,
  };
}

// The outer table by its bare name: of a column Drizzle would leave the table out here, and `award` has an `id`, too.
/** Whom it has awarded to, whatever became of it since but a release. */
const studentsOfIt = sql<number>`(select count(distinct student_id) from award
  where award.programme_id = programme.id and award.status <> 'released')`.mapWith(Number);

/** What has reached students' banks, by financial year: an award counts on the day it arrived. */
const paidOfIt = sql<{ year: number; amount: number }[]>`(select coalesce(json_agg(years), '[]') from (
  select extract(year from (award.paid_at at time zone 'Asia/Kolkata')::date - interval '3 months')::int as year,
    sum(award.amount_paise)::bigint as amount
  from award where award.programme_id = programme.id and award.status = 'paid' group by 1 order by 1) as years)`;

/** Its vouchers that count, by the year that bears the number of its April, by kind and account. */
const spendsOfIt = sql<Omit<SpendSum, "programmeId">[]>`(select coalesce(json_agg(sums), '[]') from (
  select extract(year from csr_spend.spent_on - interval '3 months')::int as year, csr_spend.kind,
    csr_spend.from_year as "fromYear", sum(csr_spend.amount_paise)::bigint as amount
  from csr_spend where csr_spend.programme_id = programme.id and ${isBooked} group by 1, 2, 3) as sums)`;

/** What it has reached, as its people told it and did not take back. */
const outcomesOfIt = sql<{ metric: string; state: string | null; count: number }[]>`(
  select coalesce(json_agg(sums), '[]') from (
    select csr_outcome.metric, csr_outcome.state, sum(csr_outcome.count)::bigint as count
    from csr_outcome where csr_outcome.programme_id = programme.id and csr_outcome.taken_back_at is null
    group by 1, 2) as sums)`;

/** Vouchers that count and have no paper: how many, and since when the oldest waits for one. */
const unprovenVouchers = sql<{ count: number; oldest: string | null }>`(
  select json_build_object('count', count(*), 'oldest', min(csr_spend.created_at)) from csr_spend
  where csr_spend.organisation_id = organisation.id and csr_spend.amount_paise > 0 and ${isBooked}
    and not exists (select 1 from csr_spend back where back.reverses_id = csr_spend.id and back.status = 'booked')
    and not exists (select 1 from csr_paper where csr_paper.spend_id = csr_spend.id
      and csr_paper.removed_at is null))`;
