import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { formatDate } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { award } from "#app/db/schema/awards.ts";
import { fundDeposit, programme } from "#app/db/schema/programmes.ts";
import { scholarshipTerms } from "#app/db/schema/scholarship-terms.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { applicationNumber } from "#app/features/applications/application-number.ts";
import { awardPlace } from "#app/features/awards/server/award-place-query.server.ts";
import { readBalances } from "#app/features/ledger/server/read-balances.server.ts";

/** What an institute's head needs beside the list: whom to pay, whom to correct, and what was paid in. */
export async function readInstituteMoney(actor: Actor) {
  const { instituteId } = actor;
  if (actor.role !== "institute" || !instituteId) throw notFound();
  const own = eq(programme.instituteId, instituteId);
  const [open, deposits, funds] = await Promise.all([
    database()
      .select({ id: award.id, amountPaise: award.amountPaise, place: awardPlace, of: application })
      .from(award)
      .innerJoin(programme, eq(programme.id, award.programmeId))
      .innerJoin(application, eq(application.id, award.applicationId))
      .where(and(own, inArray(award.status, ["waiting", "offered", "accepted", "in_payment", "returned"])))
      .orderBy(asc(award.createdAt))
      .limit(200),
    database()
      .select({ row: fundDeposit, title: programme.title })
      .from(fundDeposit)
      .innerJoin(programme, eq(programme.id, fundDeposit.programmeId))
      .where(eq(fundDeposit.instituteId, instituteId))
      .orderBy(desc(fundDeposit.announcedAt))
      .limit(20),
    database()
      .select({
        id: scholarship.id,
        title: scholarship.title,
        seats: scholarshipTerms.seats,
        awardPaise: scholarshipTerms.awardPaise,
        budgetPaise: scholarshipTerms.budgetPaise,
        programmeId: programme.id,
      })
      .from(scholarship)
      .innerJoin(scholarshipTerms, eq(scholarshipTerms.scholarshipId, scholarship.id))
      .leftJoin(programme, and(eq(programme.scholarshipId, scholarship.id), eq(programme.status, "active")))
      .where(and(eq(scholarship.ownerId, instituteId), eq(scholarshipTerms.moneySource, "institute_fund")))
      .orderBy(asc(scholarship.title)),
  ]);
  const held = await readBalances(
    "programme",
    funds.flatMap(({ programmeId }) => programmeId ?? []),
  );
  const money = (amount: number) => formatMoney(paise(amount));
  const nameOf = (one: (typeof open)[number]) =>
    `${applicationNumber(one.of)}, ${one.of.answers.fullName?.value ?? ""}, ${money(one.amountPaise)}`;
  const of = (...places: string[]) =>
    open.filter(({ place }) => places.includes(place)).map((one) => ({ value: one.id, label: nameOf(one) }));
  return {
    mayChange: (actor.memberRole ?? "owner") === "owner",
    toPay: of("institute"),
    recorded: of("confirmation", "dispute"),
    toCorrect: of("funds", "acceptance", "account", "account_look", "ready", "institute", "returned"),
    funds: funds.map((fund) => ({
      id: fund.id,
      title: fund.title,
      needed: money((fund.seats ?? 0) * (fund.awardPaise ?? 0)),
      given: money(
        fund.programmeId ? Math.max(0, (fund.budgetPaise ?? 1) - (fund.budgetPaise === 1 ? 1 : 0)) : 0,
      ),
      left: money(held.get(fund.programmeId ?? "") ?? 0),
    })),
    deposits: deposits.map(({ row, title }) => ({
      id: row.id,
      title,
      amount: money(row.amountPaise),
      status: row.status,
      announced: formatDate(row.announcedAt),
      reference: row.bankReference,
    })),
  };
}
