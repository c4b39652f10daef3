import { and, desc, eq, isNotNull, lte, sql } from "drizzle-orm";
import { addIstDays, formatDate, type IstDay, startOfIstDay } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { bankFormat, bankLine, bankStatement } from "#app/db/schema/bank-statements.ts";
import { journalKindWord, journalNumber } from "../journal-words.ts";
import { ledgerPermissions } from "../ledger-permissions.ts";
import type { BankAccount } from "./bank-accounts.ts";
import { listOpenEntries } from "./open-entries.server.ts";

const signed = (amount: number) => `${amount < 0 ? "−" : ""}${formatMoney(paise(Math.abs(amount)))}`;
const mostShown = 50;

/**
 * The bank reconciliation statement on the last day the bank has told us about: from the balance of the books, by what
 * each side has alone, to the balance of the bank. What is left over is a fault, and is shown as one.
 */
export async function readReconciliation(actor: Actor, account: BankAccount) {
  ledgerPermissions.assertCan(actor, "ledger.see");
  const statements = await database()
    .select({ row: bankStatement, bank: bankFormat.name })
    .from(bankStatement)
    .innerJoin(bankFormat, eq(bankFormat.id, bankStatement.formatId))
    .where(eq(bankStatement.account, account))
    .orderBy(desc(bankStatement.lastDay), desc(bankStatement.importedAt))
    .limit(24);
  const asOf = statements[0]?.row.lastDay ?? null;
  return {
    statements: statements.map(({ row, bank }) => ({
      id: row.id,
      bank,
      fileName: row.fileName,
      days: `${formatDate(row.firstDay)} to ${formatDate(row.lastDay)}`,
      lines: row.lines,
      newLines: row.newLines,
      importedOn: formatDate(row.importedAt),
    })),
    sheet: asOf ? await readSheetOf(account, asOf) : null,
  };
}

async function readSheetOf(account: BankAccount, asOf: IstDay) {
  const after = startOfIstDay(addIstDays(asOf, 1));
  const first = await findEdge(account, "first");
  const last = await findEdge(account, "last", asOf);
  const opening = first?.balancePaise == null ? 0 : first.balancePaise - first.amountPaise;
  const beginning = startOfIstDay(first?.day ?? asOf);
  const sums = await sumOf(account, asOf, { after, beginning });
  const openEntries = await listOpenEntries({ account, from: beginning, before: after, limit: mostShown });
  const expected = sums.books - sums.alone + sums.lines + (opening - sums.before);
  const bank = last?.balancePaise ?? null;
  return {
    day: formatDate(asOf),
    books: signed(sums.books),
    alone: { count: sums.aloneCount, amount: signed(-sums.alone) },
    lines: { count: sums.linesCount, open: sums.openCount, amount: signed(sums.lines) },
    /** What the bank and the books held before the first statement, where they differ. */
    opening: opening === sums.before ? null : signed(opening - sums.before),
    expected: signed(expected),
    bank: bank === null ? null : signed(bank),
    difference: bank === null ? null : signed(expected - bank),
    isEven: bank !== null && expected === bank,
    entries: openEntries.map((entry) => ({
      id: entry.id,
      href: `/admin/books/journal/${entry.transactionId}`,
      number: journalNumber(entry.serial),
      what: journalKindWord(entry.kind),
      day: formatDate(entry.postedAt),
      reference: entry.reference,
      amount: signed(entry.amountPaise),
    })),
  };
}

/** The first or last line with a balance of the bank's own. */
async function findEdge(account: BankAccount, which: "first" | "last", until?: IstDay) {
  const isLast = which === "last";
  const order = isLast
    ? [desc(bankLine.day), desc(bankStatement.importedAt), desc(bankLine.place)]
    : [bankLine.day, bankStatement.importedAt, bankLine.place];
  const [row] = await database()
    .select({ day: bankLine.day, amountPaise: bankLine.amountPaise, balancePaise: bankLine.balancePaise })
    .from(bankLine)
    .innerJoin(bankStatement, eq(bankStatement.id, bankLine.statementId))
    .where(
      and(
        eq(bankLine.account, account),
        isNotNull(bankLine.balancePaise),
        until ? lte(bankLine.day, until) : undefined,
      ),
    )
    .orderBy(...order)
    .limit(1);
  return row ?? null;
}

type Bounds = { readonly after: Date; readonly beginning: Date };

/** Paise: the books; what of them no line up to the day explains; lines that no entry up to the day explains. */
async function sumOf(account: BankAccount, asOf: IstDay, { after, beginning }: Bounds) {
  const [end, begin] = [
    sql`${after.toISOString()}::timestamptz`,
    sql`${beginning.toISOString()}::timestamptz`,
  ];
  const { rows } = await database().execute<Record<string, string>>(sql`
    with entry as (
      select e.amount_paise as amount, e.posted_at, l.day as line_day from ledger_entry e
      join ledger_account a on a.id = e.account_id and a.kind = ${account}
      left join bank_match m on m.entry_id = e.id left join bank_line l on l.id = m.line_id
    ), alone as (select * from entry where posted_at < ${end} and (line_day is null or line_day > ${asOf})),
    line as (
      select l.amount_paise - coalesce((select sum(e.amount_paise) from bank_match m join ledger_entry e on e.id = m.entry_id
        where m.line_id = l.id and e.posted_at < ${end}), 0) as amount, l.state from bank_line l
      where l.account = ${account} and l.day <= ${asOf}
    )
    select (select coalesce(sum(amount), 0) from entry where posted_at < ${end}) as books,
      (select coalesce(sum(amount), 0) from alone where posted_at >= ${begin} or line_day is not null) as alone,
      (select count(*) from alone where posted_at >= ${begin} or line_day is not null) as alone_count,
      (select coalesce(sum(amount), 0) from alone where posted_at < ${begin} and line_day is null) as before,
      (select coalesce(sum(amount), 0) from line) as lines,
      (select count(*) from line where amount <> 0) as lines_count,
      (select count(*) from line where state = 'open') as open_count`);
  const read = (name: string) => Number(rows[0]?.[name] ?? 0);
  return {
    books: read("books"),
    alone: read("alone"),
    aloneCount: read("alone_count"),
    before: read("before"),
    lines: read("lines"),
    linesCount: read("lines_count"),
    openCount: read("open_count"),
  };
}
