import { sql } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { trialBalance } from "#app/db/schema/ledger.ts";
import type { BookLine, BooksView } from "../books-view.ts";
import { type AccountKind, accountKinds } from "../ledger.ts";
import { ledgerPermissions } from "../ledger-permissions.ts";
import { journalParts } from "./journal-parts.server.ts";

type Row = { kind: AccountKind; debit: string; credit: string };

/** The operator's trial balance as the ledger stands now, and what the operator still owes the bank. */
export async function readBooks(actor: Actor): Promise<BooksView> {
  ledgerPermissions.assertCan(actor, "ledger.see");
  const { rows } = await database().execute<Row>(sql`
    select a.kind, coalesce(sum(e.amount_paise) filter (where e.amount_paise > 0), 0) as debit,
      coalesce(-sum(e.amount_paise) filter (where e.amount_paise < 0), 0) as credit
    from ledger_entry e join ledger_account a on a.id = e.account_id
    join ledger_transaction on ledger_transaction.id = e.transaction_id
    where ${journalParts.isOperators} group by a.kind`);
  const sums = new Map(
    rows.map(({ kind, debit, credit }) => [kind, [Number(debit), Number(credit)] as const]),
  );
  const balanceOf = (kind: AccountKind) => {
    const [debit = 0, credit = 0] = sums.get(kind) ?? [];
    return debit - credit;
  };
  const kinds = Object.keys(accountKinds) as AccountKind[];
  const owed = balanceOf("fee") + balanceOf("fee_tax") + balanceOf("bank_charge") + balanceOf("operator");
  const total = (side: 0 | 1) => kinds.reduce((sum, kind) => sum + (sums.get(kind)?.[side] ?? 0), 0);
  const [sheet] = await database().select().from(trialBalance).orderBy(sql`day desc`).limit(1);
  return {
    lines: kinds.map((kind) => lineOf(kind, sums.get(kind) ?? [0, 0])),
    debit: formatMoney(paise(total(0))),
    credit: formatMoney(paise(total(1))),
    isEven: total(0) === total(1),
    fees: formatMoney(paise(balanceOf("fee"))),
    tax: formatMoney(paise(balanceOf("fee_tax"))),
    owed: formatMoney(paise(owed)),
    owedPaise: owed,
    checked: sheet
      ? { isSound: sheet.faults === 0, at: formatDateTime(sheet.madeAt), transactions: sheet.transactions }
      : null,
  };
}

function lineOf(kind: AccountKind, [debit, credit]: readonly [number, number]): BookLine {
  const balance = debit - credit;
  return {
    kind,
    label: accountKinds[kind].label,
    debit: formatMoney(paise(debit)),
    credit: formatMoney(paise(credit)),
    balance: `${formatMoney(paise(Math.abs(balance)))}${balance === 0 ? "" : balance > 0 ? " Dr" : " Cr"}`,
  };
}
