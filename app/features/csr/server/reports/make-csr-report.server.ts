import { and, between, eq, isNull, sql } from "drizzle-orm";
import { istDate } from "#app/core/clock.ts";
import { type Paise, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { award } from "#app/db/schema/awards.ts";
import { csrOutcome, csrSpend } from "#app/db/schema/csr.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { givingPermissions } from "#app/features/giving/giving-permissions.ts";
import { openOrganisation } from "#app/features/giving/server/open-organisation.server.ts";
import { type CompanyBooks, type ProgrammeBooks, programmeProgress } from "../../csr-books.ts";
import { type ComplianceItem, csrChecklist } from "../../csr-checklist.ts";
import type { ImpactMetric } from "../../csr-options.ts";
import type { CsrPeriod } from "../../csr-periods.ts";
import { type CsrPicture, csrPicture } from "../../csr-picture.ts";
import { isBooked } from "../../vouchers/counted-vouchers.server.ts";
import { readCsrBooks } from "./read-csr-books.server.ts";
import { readCsrReturns } from "./read-csr-returns.server.ts";

export interface CsrReport {
  readonly period: CsrPeriod;
  readonly books: CompanyBooks;
  readonly picture: CsrPicture;
  readonly checklist: readonly ComplianceItem[];
  readonly programmes: readonly {
    readonly programme: ProgrammeBooks;
    readonly inPeriod: Paise;
    readonly spent: Paise;
    readonly utilisation: number;
    readonly completion: number;
  }[];
  readonly vouchers: number;
  readonly outcomes: ReadonlyMap<ImpactMetric, number>;
}

/** What the board reads about a period, reckoned from the rows on the day it is asked for. */
export async function makeCsrReport(actor: Actor, period: CsrPeriod): Promise<CsrReport> {
  const { id } = await openOrganisation(actor);
  givingPermissions.assertCan(actor, "giving.read", { organisationId: id });
  const books = await readCsrBooks(actor);
  const picture = csrPicture(books, istDate());
  const rows = await database()
    .select({
      programmeId: csrSpend.programmeId,
      sum: sql<number>`sum(${csrSpend.amountPaise})`.mapWith(Number),
      // A voucher and the one that takes it back are no voucher (D13).
      count: sql<number>`count(*) filter (where ${csrSpend.reversesId} is null and not exists (
        select from csr_spend answer where answer.reverses_id = "csr_spend"."id"))`.mapWith(Number),
    })
    .from(csrSpend)
    .where(and(eq(csrSpend.organisationId, id), isBooked, between(csrSpend.spentOn, period.from, period.to)))
    .groupBy(csrSpend.programmeId);
  const paidDay = sql`(${award.paidAt} at time zone 'Asia/Kolkata')::date`;
  const awards = await database()
    .select({
      programmeId: award.programmeId,
      sum: sql<number>`sum(${award.amountPaise})`.mapWith(Number),
    })
    .from(award)
    .innerJoin(programme, eq(programme.id, award.programmeId))
    .where(
      and(
        eq(programme.organisationId, id),
        eq(award.status, "paid"),
        sql`${paidDay} between ${period.from} and ${period.to}`,
      ),
    )
    .groupBy(award.programmeId);
  const outcomes = await database()
    .select({ metric: csrOutcome.metric, sum: sql<number>`sum(${csrOutcome.count})`.mapWith(Number) })
    .from(csrOutcome)
    .where(
      and(
        eq(csrOutcome.organisationId, id),
        isNull(csrOutcome.takenBackAt),
        between(csrOutcome.reportedOn, period.from, period.to),
      ),
    )
    .groupBy(csrOutcome.metric);
  const returns = (await readCsrReturns(id))
    .filter(({ day }) => day >= period.from && day <= period.to)
    .map(({ programmeId, amountPaise }) => ({ programmeId, sum: -amountPaise }));
  const inPeriod = (programmeId: string) =>
    [...rows, ...awards, ...returns]
      .filter((row) => row.programmeId === programmeId)
      .reduce((sum, row) => sum + row.sum, 0);
  return {
    period,
    books,
    picture,
    checklist: csrChecklist(books, picture),
    programmes: books.programmes.map((one) => ({
      programme: one,
      inPeriod: paise(inPeriod(one.id)),
      ...programmeProgress(books, one),
    })),
    vouchers: rows.reduce((sum, row) => sum + row.count, 0),
    outcomes: new Map(outcomes.map((row) => [row.metric as ImpactMetric, row.sum])),
  };
}
