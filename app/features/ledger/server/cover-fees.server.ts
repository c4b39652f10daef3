import { eq, inArray, sql } from "drizzle-orm";
import { formatMoney, type Paise, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { ledgerAccount, ledgerTransaction } from "#app/db/schema/ledger.ts";
import { account } from "../ledger.ts";
import { ledgerPermissions } from "../ledger-permissions.ts";
import { postTransaction } from "./post-transaction.server.ts";

export interface FeeCover {
  readonly amount: Paise;
  /** The bank's reference (UTR): the same one again is the same payment (T38). */
  readonly reference: string;
}

/** The operator has paid in what gateways kept, so that the bank holds every giver's rupee again (ADR 0011). */
export async function coverFees(actor: Actor, { amount, reference }: FeeCover): Promise<void> {
  ledgerPermissions.assertCan(actor, "ledger.cover_fees");
  const utr = reference.trim().toUpperCase();
  if (!/^[A-Z0-9]{8,30}$/.test(utr)) {
    throw invalid({ reference: ["Enter the bank's reference (UTR): 8 to 30 letters and digits."] });
  }
  const key = `fees-covered:${utr}`;
  await inTransaction(async (tx) => {
    const owed = await lockOwed(tx);
    const [known] = await tx.select().from(ledgerTransaction).where(eq(ledgerTransaction.key, key));
    if (known) return;
    if (amount <= 0 || amount > owed) {
      throw invalid({ amount: [owed > 0 ? `At most ${formatMoney(owed)} is owed.` : "Nothing is owed."] });
    }
    await postTransaction(tx, actor, {
      key,
      kind: "fees_covered",
      reference: utr,
      lines: [
        { account: account.bank, amountPaise: amount, sourceId: null },
        { account: account.operator, amountPaise: -amount, sourceId: null },
      ],
    });
    await writeAudit(tx, {
      chain: "ledger",
      actor,
      event: "ledger.fees_covered",
      details: {
        amountPaise: amount,
        reference: utr,
        before: { owedPaise: owed },
        after: { owedPaise: owed - amount },
      },
    });
  });
}

/** Under a lock on the fees, so that two who pay in at once do not pay in too much. */
async function lockOwed(tx: Tx): Promise<Paise> {
  const kinds = ["fee", "fee_tax", "bank_charge", "operator"] as const;
  const accounts = await tx
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(inArray(ledgerAccount.kind, [...kinds]))
    .orderBy(ledgerAccount.id)
    .for("update");
  if (accounts.length === 0) return paise(0);
  const ids = sql.join(
    accounts.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  );
  const { rows } = await tx.execute<{ owed: string }>(
    sql`select coalesce(sum(amount_paise), 0) as owed from ledger_entry where account_id in (${ids})`,
  );
  return paise(Number(rows[0]?.owed ?? 0));
}
