import { eq, sql } from "drizzle-orm";
import { addIstDays, endOfIstDay, formatDate, startOfIstDay } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { bankFormat, bankLine, bankMatch, bankStatement } from "#app/db/schema/bank-statements.ts";
import { ledgerEntry, ledgerTransaction } from "#app/db/schema/ledger.ts";
import { appUser } from "#app/db/schema/users.ts";
import { isMonthClosed } from "../closing/assert-month-open.server.ts";
import { monthLabel, monthOf } from "../closing/book-month.ts";
import { journalKindWord, journalNumber } from "../journal-words.ts";
import { ledgerPermissions } from "../ledger-permissions.ts";
import { bankAccounts } from "./bank-accounts.ts";
import { listOpenEntries } from "./open-entries.server.ts";

const daysApart = 45;
const mostShown = 60;

/** One line of the bank, what settles it, and the open entries it may belong to, the likeliest first. */
export async function getBankLine(actor: Actor, lineId: string) {
  ledgerPermissions.assertCan(actor, "ledger.see");
  const [found] = isId(lineId)
    ? await database()
        .select({ row: bankLine, bank: bankFormat.name, file: bankStatement.fileName, by: appUser.name })
        .from(bankLine)
        .innerJoin(bankStatement, eq(bankStatement.id, bankLine.statementId))
        .innerJoin(bankFormat, eq(bankFormat.id, bankStatement.formatId))
        .leftJoin(appUser, eq(appUser.id, bankLine.settledBy))
        .where(eq(bankLine.id, lineId))
    : [];
  if (!found) throw notFound("There is no such line.");
  const { row, bank, file, by } = found;
  const matched = await database()
    .select({
      id: ledgerEntry.id,
      transactionId: ledgerTransaction.id,
      serial: ledgerTransaction.serial,
      kind: ledgerTransaction.kind,
      reference: ledgerTransaction.reference,
      amountPaise: ledgerEntry.amountPaise,
      postedAt: ledgerEntry.postedAt,
    })
    .from(bankMatch)
    .innerJoin(ledgerEntry, eq(ledgerEntry.id, bankMatch.entryId))
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerEntry.transactionId))
    .where(eq(bankMatch.lineId, row.id))
    .orderBy(ledgerTransaction.serial);
  const likely =
    row.state === "open"
      ? await listOpenEntries({
          account: row.account,
          from: startOfIstDay(addIstDays(row.day, -daysApart)),
          before: endOfIstDay(addIstDays(row.day, daysApart)),
          where: sql`(sign(${ledgerEntry.amountPaise}) = ${Math.sign(row.amountPaise)} or ${ledgerTransaction.kind} = 'gateway_fee')`,
          // The same amount, then the nearest day.
          orderBy: sql`${ledgerEntry.amountPaise} <> ${row.amountPaise}, abs(extract(epoch from ${ledgerEntry.postedAt} - ${startOfIstDay(row.day).toISOString()}::timestamptz))`,
          limit: mostShown,
        })
      : [];
  const isClosed = await isMonthClosed(database(), monthOf(row.day));
  return {
    id: row.id,
    account: bankAccounts[row.account],
    accountKind: row.account,
    day: formatDate(row.day),
    words: row.words,
    reference: row.reference,
    amount: formatMoney(paise(Math.abs(row.amountPaise))),
    isIn: row.amountPaise > 0,
    state: row.state,
    note: row.note,
    settled: row.settledAt ? `${formatDate(row.settledAt)} by ${by ?? "somebody who has left"}` : null,
    from: `${bank}, ${file}`,
    closedMonth: isClosed ? monthLabel(monthOf(row.day)) : null,
    matched: matched.map(toEntry),
    likely: likely.map((entry) => ({ ...toEntry(entry), isSame: entry.amountPaise === row.amountPaise })),
  };
}

type Entry = {
  id: string;
  transactionId: string;
  serial: number;
  kind: string;
  reference: string | null;
  amountPaise: number;
  postedAt: Date;
};

const toEntry = (entry: Entry) => ({
  id: entry.id,
  href: `/admin/books/journal/${entry.transactionId}`,
  number: journalNumber(entry.serial),
  what: journalKindWord(entry.kind),
  day: formatDate(entry.postedAt),
  reference: entry.reference,
  amount: `${entry.amountPaise < 0 ? "−" : ""}${formatMoney(paise(Math.abs(entry.amountPaise)))}`,
});
