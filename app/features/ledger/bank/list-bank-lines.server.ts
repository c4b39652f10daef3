import { and, gte, ilike, inArray, lt, or, sql } from "drizzle-orm";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { exportOf } from "#app/db/lists/export-list.server.ts";
import { ascending, descending, listPage, type Page } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { bankLine } from "#app/db/schema/bank-statements.ts";
import { journalPeriod } from "../journal-period.ts";
import { ledgerPermissions } from "../ledger-permissions.ts";
import type { BankLineItem } from "./bank-line-columns.ts";
import { bankLineList } from "./bank-line-list.ts";

type Query = ListQuery<"account" | "state" | "period", "newest" | "oldest">;

export async function listBankLines(actor: Actor, query: Query): Promise<Page<BankLineItem>> {
  ledgerPermissions.assertCan(actor, "ledger.see");
  const { account, state, period } = query.filters;
  const days = period[0] ? journalPeriod(period[0]) : null;
  const like = `%${query.search.replace(/[\\%_]/g, "\\$&")}%`;
  const found = await listPage({
    query,
    where: and(
      account.length > 0 ? inArray(bankLine.account, account as BankRow["account"][]) : undefined,
      state.length > 0 ? inArray(bankLine.state, state as BankRow["state"][]) : undefined,
      days ? gte(bankLine.day, days.from) : undefined,
      days ? lt(bankLine.day, days.until) : undefined,
      query.search ? or(ilike(bankLine.words, like), ilike(bankLine.reference, like)) : undefined,
    ),
    sorts: {
      newest: [descending(bankLine.day), descending(bankLine.id)],
      oldest: [ascending(bankLine.day), ascending(bankLine.id)],
    },
    rows: (part) =>
      database()
        .select({ row: bankLine, entries, place: part.place })
        .from(bankLine)
        .where(part.where)
        .orderBy(...part.orderBy)
        .limit(part.limit),
    counted: bankLine,
  });
  return { ...found, rows: found.rows.map(toItem) };
}

const entries = sql<
  string | null
>`(select string_agg('J-' || lpad(t.serial::text, 6, '0'), ' ' order by t.serial)
  from bank_match m join ledger_entry e on e.id = m.entry_id join ledger_transaction t on t.id = e.transaction_id
  where m.line_id = bank_line.id)`;

type BankRow = typeof bankLine.$inferSelect;

function toItem({ row, entries: numbers }: { row: BankRow; entries: string | null }): BankLineItem {
  return {
    id: row.id,
    day: row.day,
    words: row.words,
    reference: row.reference,
    inPaise: Math.max(0, row.amountPaise),
    outPaise: Math.max(0, -row.amountPaise),
    balancePaise: row.balancePaise,
    state: row.state,
    entries: numbers,
    note: row.note,
  };
}

/** The lines for the accountant, as they are filtered; noted in the audit (T28). */
export const exportBankLines = exportOf(bankLineList, listBankLines);
