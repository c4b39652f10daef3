import { and, eq, or, sql } from "drizzle-orm";
import { systemActor } from "#app/core/portals/permissions.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import type { donation } from "#app/db/schema/donations.ts";
import { ledgerAccount } from "#app/db/schema/ledger.ts";
import { account, type EntryLine } from "#app/features/ledger/ledger.ts";
import { postTransaction } from "#app/features/ledger/server/post-transaction.server.ts";
import type { PaymentRefund } from "#app/features/payments/server/record-payment-event.server.ts";
import { closeSpentDonations } from "../donations/close-spent-donations.server.ts";

type DonationRow = typeof donation.$inferSelect;

/**
 * Books what the gateway sent back, once by the refund's own id. It is taken from this donation's rupees that
 * nobody was promised; what students have already is the operator's to pay. Says how much that is.
 */
export async function bookRefund(tx: Tx, row: DonationRow, refund: PaymentRefund): Promise<number> {
  const accounts = [account.giver(row.organisationId), account.programme(row.programmeId)];
  await tx
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(
      or(
        ...accounts.map((one) =>
          and(eq(ledgerAccount.kind, one.kind), eq(ledgerAccount.ownerId, one.ownerId)),
        ),
      ),
    )
    .orderBy(ledgerAccount.id)
    .for("update");
  const held = await heldOf(tx, row);
  let left = refund.amountPaise;
  const lines: EntryLine[] = [];
  for (const one of accounts) {
    const part = Math.min(left, held.get(one.kind) ?? 0);
    if (part <= 0) continue;
    lines.push({ account: one, amountPaise: part, sourceId: row.id });
    lines.push({ account: account.bank, amountPaise: -part, sourceId: row.id });
    left -= part;
  }
  const name = { subjectId: row.id, reference: refund.id };
  if (lines.length > 0) {
    const key = `refund:${row.id}:${refund.id}`;
    const posted = await postTransaction(tx, systemActor, { key, kind: "refund", ...name, lines });
    await closeSpentDonations(tx, posted.id);
  }
  if (left > 0) {
    await postTransaction(tx, systemActor, {
      key: `refund-by-operator:${row.id}:${refund.id}`,
      kind: "refund_by_operator",
      ...name,
      lines: [
        { account: account.operator, amountPaise: left, sourceId: null },
        { account: account.bank, amountPaise: -left, sourceId: null },
      ],
    });
  }
  return left;
}

async function heldOf(tx: Tx, row: DonationRow): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ kind: string; held: string }>(sql`
    select a.kind, -sum(e.amount_paise) as held from ledger_entry e
    join ledger_account a on a.id = e.account_id
    where e.source_id = ${row.id} and ((a.kind = 'giver' and a.owner_id = ${row.organisationId})
      or (a.kind = 'programme' and a.owner_id = ${row.programmeId})) group by a.kind`);
  return new Map(rows.map(({ kind, held }) => [kind, Number(held)]));
}
