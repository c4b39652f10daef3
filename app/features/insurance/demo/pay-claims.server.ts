import { asc, desc, eq, sql } from "drizzle-orm";
import { addHours, now, setClock, startOfIstDay, useRealClock } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { database, inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { claimPaymentBatch } from "#app/db/schema/claim-payments.ts";
import { claim } from "#app/db/schema/claims.ts";
import { demoPortals } from "#app/features/identity/demo/demo-people.ts";
import { account } from "#app/features/ledger/ledger.ts";
import { postTransaction } from "#app/features/ledger/server/post-transaction.server.ts";
import { bookClaim } from "../server/claim-payments/book-claim.server.ts";
import { sealClaimAccount } from "../server/claim-payments/claim-account-parts.server.ts";

/** The newest approved ones wait for their money, the last two of them for an account. */
const waiting = 6;
const withoutAccount = 2;

/**
 * Every approved claim of the demo has its payment, and every rupee of premiums and claims its row in the ledger:
 * the past by whole months, the newest approvals one by one.
 */
export async function payClaims(checkerId: string): Promise<void> {
  if ((await database().$count(claimPaymentBatch)) > 0) return;
  await inTransaction(async (tx) => {
    const newest = await tx
      .select({ id: claim.id, approvedPaise: claim.approvedPaise, name: claim.customerName })
      .from(claim)
      .where(eq(claim.status, "approved"))
      .orderBy(desc(claim.decidedAt), asc(claim.id))
      .limit(waiting);
    for (const [place, row] of newest.entries()) {
      await bookClaim.approved(tx, systemActor, { id: row.id, approvedPaise: row.approvedPaise ?? 0 });
      if (place >= waiting - withoutAccount) continue;
      const given = {
        holder: row.name,
        account: `9100000${String(place).padStart(5, "0")}`,
        ifsc: "SBIN0000001",
      };
      await tx.update(claim).set(sealClaimAccount(row.id, given)).where(eq(claim.id, row.id));
    }
    const without = newest.map(({ id }) => id);
    await payThePast(tx, without, checkerId);
  });
}

async function payThePast(tx: Tx, without: readonly string[], checkerId: string): Promise<void> {
  const kept = sql.join(
    without.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const { rows: months } = await tx.execute<{ month: string; claims: string; premiums: string }>(sql`
    with paid as (
      select to_char(decided_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month, sum(approved_paise) as paise
      from claim where status = 'approved' and id not in (${kept}) group by 1
    ), earned as (
      select to_char(paid_on, 'YYYY-MM') as month, sum(amount_paise - refunded_paise) as paise
      from insurance_payment_day where status = 'success' group by 1
    )
    select month, coalesce(paid.paise, 0) as claims, coalesce(earned.paise, 0) as premiums
    from paid full join earned using (month) order by month`);
  for (const { month, claims, premiums } of months) {
    const batchId = newId();
    const end = lastMoment(month);
    if (Number(claims) > 0) {
      await tx.insert(claimPaymentBatch).values({
        id: batchId,
        status: "settled",
        preparedBy: demoPortals.admin.userId,
        preparedAt: addHours(end, -72),
        sentBy: checkerId,
        sentAt: addHours(end, -48),
      });
      await tx.execute(sql`
        insert into claim_payment (id, batch_id, claim_id, amount_paise, status, reference, paid_on, settled_by, settled_at)
        select gen_random_uuid(), ${batchId}::uuid, id, approved_paise, 'paid', 'DEMOCLM' || lpad(serial::text, 8, '0'),
          (${end}::timestamptz at time zone 'Asia/Kolkata')::date, ${demoPortals.admin.userId}::uuid, ${end}
        from claim where status = 'approved' and id not in (${kept})
          and to_char(decided_at at time zone 'Asia/Kolkata', 'YYYY-MM') = ${month}`);
    }
    setClock(end);
    await bringOver(tx, month, { claims: Number(claims), premiums: Number(premiums), batchId }).finally(
      useRealClock,
    );
  }
}

async function bringOver(
  tx: Tx,
  month: string,
  { claims, premiums, batchId }: { claims: number; premiums: number; batchId: string },
): Promise<void> {
  if (premiums > 0) {
    await postTransaction(tx, systemActor, {
      key: `premiums-of-month:${month}`,
      kind: "premiums_of_month",
      reference: `PREMIUMS-${month}`,
      lines: [
        { account: account.insuranceBank, amountPaise: premiums, sourceId: null },
        { account: account.premium, amountPaise: -premiums, sourceId: null },
      ],
    });
  }
  if (claims > 0) {
    await postTransaction(tx, systemActor, {
      key: `claims-of-month:${month}`,
      kind: "claims_of_month",
      subjectId: batchId,
      reference: `CLAIMS-${month}`,
      lines: [
        { account: account.claimCost, amountPaise: claims, sourceId: null },
        { account: account.insuranceBank, amountPaise: -claims, sourceId: null },
      ],
    });
  }
}

/** The evening of the month's last day, or this moment in the month that is not over. */
function lastMoment(month: string): Date {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const next = `${number === 12 ? year + 1 : year}-${String((number % 12) + 1).padStart(2, "0")}-01`;
  const end = addHours(startOfIstDay(next), -6);
  return new Date(Math.min(end.getTime(), now().getTime()));
}
