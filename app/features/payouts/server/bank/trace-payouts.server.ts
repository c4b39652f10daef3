import { sql } from "drizzle-orm";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { donationNumber } from "#app/features/giving/donation-number.ts";
import { payoutPermissions } from "../../payout-permissions.ts";

export interface PayoutSource {
  readonly payoutId: string;
  readonly giver: string;
  readonly donation: string;
  readonly amount: string;
  readonly amountPaise: number;
}

type Row = { payoutId: string; giver: string; serial: number; createdAt: Date; amount: string };

/** Back from the bank to the givers: whose rupees are in each payout of a batch. */
export async function tracePayouts(actor: Actor, batchId: string): Promise<PayoutSource[]> {
  payoutPermissions.assertCan(actor, "payout.see");
  const { rows } = await database().execute<Row>(sql`
    select o.id as "payoutId", g.name as giver, d.serial, d.created_at as "createdAt", -sum(e.amount_paise) as amount
    from payout o
    join ledger_account a on a.kind = 'award' and a.owner_id = o.award_id
    join ledger_entry e on e.account_id = a.id
    join ledger_transaction t on t.id = e.transaction_id and t.kind = 'award'
    join donation d on d.id = e.source_id
    join organisation g on g.id = d.organisation_id
    where o.batch_id = ${batchId}
    group by o.id, g.name, d.serial, d.created_at order by o.id, d.serial`);
  return rows.map(({ payoutId, giver, serial, createdAt, amount }) => ({
    payoutId,
    giver,
    donation: donationNumber({ serial, createdAt: new Date(createdAt) }),
    amount: formatMoney(paise(Number(amount))),
    amountPaise: Number(amount),
  }));
}
