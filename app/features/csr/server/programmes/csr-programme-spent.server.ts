import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/opening/client.server.ts";
import { award } from "#app/db/schema/awards.ts";
import { csrSpend } from "#app/db/schema/csr.ts";
import { isTaken } from "../../vouchers/counted-vouchers.server.ts";

/** Vouchers, and awards that were set aside: what of a budget is gone. */
export async function csrProgrammeSpent(db: Pick<Db, "select">, programmeId: string): Promise<number> {
  const [vouchers] = await db
    .select({ sum: sql<number>`coalesce(sum(${csrSpend.amountPaise}), 0)`.mapWith(Number) })
    .from(csrSpend)
    .where(and(eq(csrSpend.programmeId, programmeId), isTaken));
  const [awards] = await db
    .select({ sum: sql<number>`coalesce(sum(${award.amountPaise}), 0)`.mapWith(Number) })
    .from(award)
    .where(and(eq(award.programmeId, programmeId), sql`${award.status} <> 'released'`));
  return (vouchers?.sum ?? 0) + (awards?.sum ?? 0);
}
