import { and, eq, gte, ilike, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { istDate, startOfIstDay } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import { ascending, descending, type PageRequest } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { ledgerAccount, ledgerEntry, ledgerTransaction } from "#app/db/schema/ledger.ts";
import { journalPeriod } from "../journal-period.ts";
import { type JournalLine, journalKindWord, journalNumber } from "../journal-words.ts";
import { type AccountKind, accountKinds } from "../ledger.ts";

export type JournalQuery = ListQuery<"account" | "kind" | "period", "newest" | "oldest">;

/**
 * D24: what a company paid its partners, or an institute its students, itself never passed our bank. It is in the
 * ledger for their own figures, with what takes it back, and not in the operator's books.
 */
const others = sql`('csr_spend', 'outside_paid')`;
const isOperators = sql`${ledgerTransaction.kind} not in ${others} and not exists (select from ledger_transaction o
  where o.id = ${ledgerTransaction.reversesId} and o.kind in ${others})`;

/** Whose account it is, where that has a name of its own: a giver, or a programme. */
const party = sql<
  string | null
>`coalesce((select o.name from organisation o where o.id = ${ledgerAccount.ownerId}),
  (select p.title from programme p where p.id = ${ledgerAccount.ownerId}))`;

const columns = {
  id: ledgerEntry.id,
  transactionId: ledgerTransaction.id,
  serial: ledgerTransaction.serial,
  kind: ledgerTransaction.kind,
  reference: ledgerTransaction.reference,
  account: ledgerAccount.kind,
  amountPaise: ledgerEntry.amountPaise,
  postedAt: ledgerEntry.postedAt,
  party,
};

const joined = (where: SQL | undefined) =>
  sql`select count(*)::int as lines, coalesce(sum(${ledgerEntry.amountPaise}), 0) as paise from ${ledgerEntry}
    join ${ledgerTransaction} on ${ledgerTransaction.id} = ${ledgerEntry.transactionId}
    join ${ledgerAccount} on ${ledgerAccount.id} = ${ledgerEntry.accountId} where ${where ?? sql`true`}`;

async function sumOf(where: SQL | undefined): Promise<{ lines: number; paise: number }> {
  const { rows } = await database().execute<{ lines: number; paise: string }>(joined(where));
  return { lines: rows[0]?.lines ?? 0, paise: Number(rows[0]?.paise ?? 0) };
}

function conditionsOf({ filters, search }: JournalQuery): SQL | undefined {
  const period = filters.period[0] ? journalPeriod(filters.period[0]) : null;
  const serial = /^(?:J-?)?0*(\d{1,9})$/i.exec(search.trim())?.[1];
  return and(
    isOperators,
    filters.account.length > 0 ? inArray(ledgerAccount.kind, filters.account as AccountKind[]) : undefined,
    filters.kind[0] ? eq(ledgerTransaction.kind, filters.kind[0]) : undefined,
    period ? gte(ledgerEntry.postedAt, startOfIstDay(period.from)) : undefined,
    period ? lt(ledgerEntry.postedAt, startOfIstDay(period.until)) : undefined,
    search
      ? or(
          ilike(ledgerTransaction.reference, `%${search.replace(/[\\%_]/g, "\\$&")}%`),
          serial ? eq(ledgerTransaction.serial, Number(serial)) : undefined,
          // From a donation, payout or claim back to its entries; a donation's rupees on their whole way.
          isId(search) ? eq(ledgerTransaction.subjectId, search) : undefined,
          isId(search) ? eq(ledgerEntry.sourceId, search) : undefined,
        )
      : undefined,
  );
}

function partsOf(query: JournalQuery) {
  return {
    query,
    where: conditionsOf(query),
    sorts: {
      newest: [descending(ledgerEntry.postedAt), descending(ledgerEntry.id)],
      oldest: [ascending(ledgerEntry.postedAt), ascending(ledgerEntry.id)],
    },
    rows: (page: PageRequest) =>
      database()
        .select({ ...columns, place: page.place })
        .from(ledgerEntry)
        .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerEntry.transactionId))
        .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
        .where(page.where)
        .orderBy(...page.orderBy)
        .limit(page.limit),
    count: async (where: SQL | undefined) => (await sumOf(where)).lines,
  };
}

type Row = {
  id: string;
  transactionId: string;
  serial: number;
  kind: string;
  reference: string | null;
  account: AccountKind;
  amountPaise: number;
  postedAt: Date;
  party: string | null;
};

function toLine(row: Row): JournalLine {
  return {
    id: row.id,
    transactionId: row.transactionId,
    number: journalNumber(row.serial),
    day: istDate(row.postedAt),
    what: journalKindWord(row.kind),
    account: accountKinds[row.account].label,
    party: row.party,
    debitPaise: Math.max(0, row.amountPaise),
    creditPaise: Math.max(0, -row.amountPaise),
    reference: row.reference,
  };
}

/** What the journal, the accounts' pages and the accountant's files are made of. */
export const journalParts = { partsOf, toLine, sumOf, isOperators, party };
