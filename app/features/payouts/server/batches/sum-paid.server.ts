import { eq, sql } from "drizzle-orm";
import { type Paise, paise } from "#app/core/money.ts";
import { database } from "#app/db/opening/client.server.ts";
import { payout } from "#app/db/schema/payouts.ts";

/** What has reached students' banks through this site, and when the last of it did. For everyone: it names nobody. */
export async function sumPaid(): Promise<{ paid: Paise; last: Date | null }> {
  const [row] = await database()
    .select({
      paid: sql`coalesce(sum(${payout.amountPaise}), 0)`.mapWith(Number),
      last: sql`max(${payout.settledAt})`.mapWith(payout.settledAt),
    })
    .from(payout)
    .where(eq(payout.status, "paid"));
  return { paid: paise(row?.paid ?? 0), last: row?.last ?? null };
}
