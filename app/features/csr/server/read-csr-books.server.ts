import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { financialYear } from "#app/core/clock.ts";
import { paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { award } from "#app/db/schema/awards.ts";
import { csrCompany, csrOutcome, csrSpend, csrTransfer, csrYear } from "#app/db/schema/csr.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { openOrganisation } from "#app/features/giving/server/open-organisation.server.ts";
import type { CompanyBooks, CompanyView, ProgrammeBooks, SpendSum } from "../csr-books.ts";
import { csrNumber, impactMetricIds, type ScheduleItem } from "../csr-options.ts";
import { readCsrReturns } from "./read-csr-returns.server.ts";
import { toYearRecord } from "./to-year-record.server.ts";

const isMetric = (metric: string) => impactMetricIds.find((known) => known === metric);

/** Everything the company's figures come from: sums over its own rows, and counts of students, never a name. */
export async function readCsrBooks(actor: Actor): Promise<CompanyBooks> {
  const owner = await openOrganisation(actor);
  const own = owner.id;
  const [company] = await database().select().from(csrCompany).where(eq(csrCompany.organisationId, own));
  const years = await database()
    .select()
    .from(csrYear)
    .where(eq(csrYear.organisationId, own))
    .orderBy(csrYear.year);
  const programmes = await database()
    .select()
    .from(programme)
    .where(eq(programme.organisationId, own))
    .orderBy(desc(programme.createdAt), desc(programme.id));
  const transfers = await database()
    .select()
    .from(csrTransfer)
    .where(eq(csrTransfer.organisationId, own))
    .orderBy(csrTransfer.madeOn);
  const outcomes = await database()
    .select({
      programmeId: csrOutcome.programmeId,
      metric: csrOutcome.metric,
      state: csrOutcome.state,
      count: sql<number>`sum(${csrOutcome.count})`.mapWith(Number),
    })
    .from(csrOutcome)
    .where(eq(csrOutcome.organisationId, own))
    .groupBy(csrOutcome.programmeId, csrOutcome.metric, csrOutcome.state);
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
  const ids = programmes.map(({ id }) => id);
  return {
    company: view,
    years: years.map(toYearRecord),
    programmes: programmes.map(toProgramme),
    spends: [
      ...(await voucherSums(own)),
      ...(await awardSums(ids)),
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
    outcomes: outcomes.flatMap((row) => {
      const metric = isMetric(row.metric);
      return metric ? [{ ...row, metric }] : [];
    }),
    awarded: await awardedStudents(ids),
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

// April is the first month of a year that bears the number of its April.
const yearOf = (day: unknown) => sql<number>`extract(year from (${day})::date - interval '3 months')::int`;

async function voucherSums(organisationId: string): Promise<SpendSum[]> {
  const year = yearOf(csrSpend.spentOn);
  const rows = await database()
    .select({
      programmeId: csrSpend.programmeId,
      year,
      kind: csrSpend.kind,
      fromYear: csrSpend.fromYear,
      amount: sql<number>`sum(${csrSpend.amountPaise})`.mapWith(Number),
    })
    .from(csrSpend)
    .where(eq(csrSpend.organisationId, organisationId))
    .groupBy(csrSpend.programmeId, year, csrSpend.kind, csrSpend.fromYear);
  return rows.map((row) => ({ ...row, amount: paise(row.amount) }));
}

/** An award counts on the day it has reached the student's bank. */
async function awardSums(programmeIds: string[]): Promise<SpendSum[]> {
  if (programmeIds.length === 0) return [];
  const year = yearOf(sql`${award.paidAt} at time zone 'Asia/Kolkata'`);
  const rows = await database()
    .select({
      programmeId: award.programmeId,
      year,
      amount: sql<number>`sum(${award.amountPaise})`.mapWith(Number),
    })
    .from(award)
    .where(and(inArray(award.programmeId, programmeIds), eq(award.status, "paid")))
    .groupBy(award.programmeId, year);
  return rows.map((row) => ({ ...row, kind: "direct", fromYear: null, amount: paise(row.amount) }));
}

async function awardedStudents(programmeIds: string[]) {
  if (programmeIds.length === 0) return [];
  return database()
    .select({
      programmeId: award.programmeId,
      students: sql<number>`count(distinct ${award.studentId})`.mapWith(Number),
    })
    .from(award)
    .where(and(inArray(award.programmeId, programmeIds), sql`${award.status} <> 'released'`))
    .groupBy(award.programmeId);
}
