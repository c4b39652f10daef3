import { and, asc, between, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { formatDate, type IstDay } from "#app/core/clock.ts";
import { type Paise, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { award } from "#app/db/schema/awards.ts";
import { csrSpend } from "#app/db/schema/csr.ts";
import { payout } from "#app/db/schema/payouts.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { givingPermissions } from "#app/features/giving/giving-permissions.ts";
import { openOrganisation } from "#app/features/giving/server/open-organisation.server.ts";
import { csrNumber, spendKinds } from "../../csr-options.ts";
import type { CsrPeriod } from "../../csr-periods.ts";
import { isBooked } from "../../vouchers/counted-vouchers.server.ts";
import { readCsrReturns } from "./read-csr-returns.server.ts";

export interface CfoLine {
  readonly programmeId: string;
  readonly programme: string;
  readonly day: IstDay;
  /** The voucher's number, or the bank's reference of an award. */
  readonly proof: string;
  readonly what: string;
  readonly amount: Paise;
}

export interface CfoFigures {
  readonly company: string;
  readonly csrId: string;
  readonly period: CsrPeriod;
  /** Every rupee of the period by itself; what was taken back stands beside its voucher, below zero. */
  readonly lines: readonly CfoLine[];
  readonly programmes: readonly { readonly title: string; readonly lines: number; readonly total: Paise }[];
  readonly total: Paise;
}

const answered = alias(csrSpend, "answered");

/** What the CFO signs for: each voucher and each award of the period, to the paisa, and their sum. */
export async function readCfoFigures(actor: Actor, period: CsrPeriod): Promise<CfoFigures> {
  const owner = await openOrganisation(actor);
  givingPermissions.assertCan(actor, "giving.read", { organisationId: owner.id });
  const lines = [
    ...(await listVouchers(owner.id, period)),
    ...(await listAwards(owner.id, period)),
    ...(await listReturns(owner.id, period)),
  ].toSorted((a, b) => a.programme.localeCompare(b.programme) || a.day.localeCompare(b.day));
  const titles = [...new Map(lines.map((line) => [line.programmeId, line.programme]))];
  const sum = (of: readonly CfoLine[]) => paise(of.reduce((all, { amount }) => all + amount, 0));
  return {
    company: owner.name,
    csrId: csrNumber(owner.serial, owner.createdAt),
    period,
    lines,
    programmes: titles.map(([id, title]) => {
      const own = lines.filter(({ programmeId }) => programmeId === id);
      return { title, lines: own.length, total: sum(own) };
    }),
    total: sum(lines),
  };
}

async function listVouchers(organisationId: string, { from, to }: CsrPeriod): Promise<CfoLine[]> {
  const rows = await database()
    .select({ row: csrSpend, title: programme.title, of: answered.voucher })
    .from(csrSpend)
    .innerJoin(programme, eq(programme.id, csrSpend.programmeId))
    .leftJoin(answered, eq(answered.id, csrSpend.reversesId))
    .where(and(eq(csrSpend.organisationId, organisationId), isBooked, between(csrSpend.spentOn, from, to)))
    .orderBy(asc(csrSpend.spentOn), asc(csrSpend.createdAt), asc(csrSpend.id));
  return rows.map(({ row, title, of }) => ({
    programmeId: row.programmeId,
    programme: title,
    day: row.spentOn,
    proof: of === null ? row.voucher : `takes back ${of}`,
    what: `${spendKinds[row.kind]}: ${row.note}${row.reason ? ` (${row.reason})` : ""}`,
    amount: paise(row.amountPaise),
  }));
}

/** Awards that reached students' banks: by the bank's reference, never by a name (T14). */
async function listAwards(organisationId: string, { from, to }: CsrPeriod): Promise<CfoLine[]> {
  const day = sql<string>`(${award.paidAt} at time zone 'Asia/Kolkata')::date::text`;
  const rows = await database()
    .select({
      programmeId: programme.id,
      title: programme.title,
      day,
      amount: award.amountPaise,
      reference: payout.bankReference,
    })
    .from(award)
    .innerJoin(programme, eq(programme.id, award.programmeId))
    .leftJoin(payout, and(eq(payout.awardId, award.id), eq(payout.status, "paid")))
    .where(
      and(
        eq(programme.organisationId, organisationId),
        eq(award.status, "paid"),
        sql`(${award.paidAt} at time zone 'Asia/Kolkata')::date between ${from} and ${to}`,
      ),
    )
    .orderBy(asc(award.paidAt), asc(award.id));
  return rows.map((row) => ({
    programmeId: row.programmeId,
    programme: row.title,
    day: row.day,
    proof: row.reference ?? "–",
    what: "Award that reached a student",
    amount: paise(row.amount),
  }));
}

async function listReturns(organisationId: string, { from, to }: CsrPeriod): Promise<CfoLine[]> {
  const returns = (await readCsrReturns(organisationId)).filter(({ day }) => day >= from && day <= to);
  if (returns.length === 0) return [];
  const titles = await database()
    .select({ id: programme.id, title: programme.title })
    .from(programme)
    .where(eq(programme.organisationId, organisationId));
  return returns.map(({ programmeId, day, amountPaise }) => ({
    programmeId,
    programme: titles.find(({ id }) => id === programmeId)?.title ?? "",
    day,
    proof: `given back ${formatDate(day)}`,
    what: "Came back to the company: no spending of its own",
    amount: paise(-amountPaise),
  }));
}
