import { and, eq, gte, lt, sql } from "drizzle-orm";
import { formatDate, type IstDay, istDate, now, startOfIstDay } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { bankLine } from "#app/db/schema/bank-statements.ts";
import { bookClosing } from "#app/db/schema/book-closings.ts";
import { journalPeriod } from "../journal-period.ts";
import { ledgerPermissions } from "../ledger-permissions.ts";
import { isMonthClosed } from "./assert-month-open.server.ts";
import { closesFrom, isMonth, monthLabel } from "./book-month.ts";
import { balancesAfter, sumMonths } from "./month-sums.server.ts";
import { readOpenMonths } from "./next-month.server.ts";

/** What the bank says and nobody has explained yet. */
async function countOpenLines(tx: Tx, { from, until }: { from: IstDay; until: IstDay }): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(bankLine)
    .where(and(eq(bankLine.state, "open"), gte(bankLine.day, from), lt(bankLine.day, until)));
  return row?.count ?? 0;
}

/**
 * The books of a month are done: their sums are kept, and from now on the database takes nothing dated into it. One
 * month after the other; pressed twice it is closed once (T38).
 */
export async function closeMonth(actor: Actor, month: string): Promise<void> {
  ledgerPermissions.assertCan(actor, "ledger.close_month");
  if (!isMonth(month)) throw invalid({ month: ["Choose a month."] });
  if (istDate() < closesFrom(month)) {
    throw conflict(`${monthLabel(month)} can be closed from ${formatDate(closesFrom(month))} on.`);
  }
  await inTransaction(async (tx) => {
    // Whoever is booking now is waited for, whoever comes sees the month closed.
    await tx.execute(sql`set local lock_timeout = '5s'`);
    await tx.execute(sql`lock table ledger_transaction in share row exclusive mode`);
    if (await isMonthClosed(tx, month)) return;
    const { next } = await readOpenMonths(tx);
    if (month !== next) {
      throw conflict(next ? `${monthLabel(next)} is to be closed first.` : "Nothing is booked yet.");
    }
    const { from, until } = journalPeriod(month);
    const sums = (await sumMonths(tx)).get(month) ?? { transactions: 0, debitPaise: 0, creditPaise: 0 };
    if (sums.debitPaise !== sums.creditPaise) {
      throw conflict("Debits and credits of this month are not even: see the nightly check.");
    }
    const open = await countOpenLines(tx, { from, until });
    if (open > 0) {
      throw conflict(
        `${open === 1 ? "A line" : `${open} lines`} of the bank’s statement ${open === 1 ? "is" : "are"} open in ${monthLabel(month)}: match or explain them first.`,
      );
    }
    await tx.insert(bookClosing).values({
      id: newId(),
      month,
      fromAt: startOfIstDay(from),
      untilAt: startOfIstDay(until),
      ...sums,
      balances: await balancesAfter(tx, month),
      closedBy: actor.userId,
      closedAt: now(),
    });
    await writeAudit(tx, {
      chain: "ledger",
      actor,
      event: "ledger.month_closed",
      subject: `book-month:${month}`,
      details: { month, ...sums },
    });
  });
}
