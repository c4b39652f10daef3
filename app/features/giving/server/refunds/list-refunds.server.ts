import { sql } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { ledgerPermissions } from "#app/features/ledger/ledger-permissions.ts";
import { donationNumber } from "../../donation-number.ts";
import type { RefundLine } from "../../donation-view.ts";

type Row = {
  donationId: string;
  serial: number;
  createdAt: Date;
  reference: string;
  at: Date;
  amount: string;
  operator: string;
};

/** What the gateway sent back, as it was booked: of one donation; or, of all, what students already had. */
export async function listRefunds(actor: Actor, donationId?: string): Promise<RefundLine[]> {
  ledgerPermissions.assertCan(actor, "ledger.see");
  const { rows } = await database().execute<Row>(sql`
    select d.id as "donationId", d.serial, d.created_at as "createdAt", t.reference, min(t.posted_at) as at,
      -sum(e.amount_paise) as amount,
      coalesce(-sum(e.amount_paise) filter (where t.kind = 'refund_by_operator'), 0) as operator
    from ledger_transaction t
    join ledger_entry e on e.transaction_id = t.id
    join ledger_account a on a.id = e.account_id and a.kind = 'bank'
    join donation d on d.id = t.subject_id
    where t.kind in ('refund', 'refund_by_operator') ${donationId ? sql`and d.id = ${donationId}` : sql``}
    group by d.id, t.reference
    ${donationId ? sql`` : sql`having bool_or(t.kind = 'refund_by_operator')`}
    order by 5 desc limit 50`);
  return rows.map((row) => ({
    donationId: row.donationId,
    number: donationNumber({ serial: row.serial, createdAt: new Date(row.createdAt) }),
    reference: row.reference,
    at: formatDateTime(new Date(row.at)),
    amount: formatMoney(paise(Number(row.amount))),
    byOperator: Number(row.operator) > 0 ? formatMoney(paise(Number(row.operator))) : null,
  }));
}
