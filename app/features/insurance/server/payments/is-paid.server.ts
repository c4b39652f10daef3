import { and, eq, gt, sql } from "drizzle-orm";
import type { Db, Tx } from "#app/db/opening/client.server.ts";
import { insurancePayment } from "#app/db/schema/insurance-payments.ts";

/** A premium came in and did not wholly go back (I10e). */
export async function isPaid(on: Db | Tx, policyId: string): Promise<boolean> {
  const rows = await on
    .select({ one: sql`1` })
    .from(insurancePayment)
    .where(
      and(
        eq(insurancePayment.policyId, policyId),
        eq(insurancePayment.status, "success"),
        gt(insurancePayment.amountPaise, insurancePayment.refundedPaise),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
