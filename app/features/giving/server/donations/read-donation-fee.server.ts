import { and, eq, inArray, sql } from "drizzle-orm";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { ledgerAccount, ledgerEntry, ledgerTransaction } from "#app/db/schema/ledger.ts";
import type { DonationFee } from "../../donation-view.ts";
import { getDonationRow } from "./get-donation-row.server.ts";

/** What the gateway kept of a donation, from the ledger; null while it has not said, or took nothing. */
export async function readDonationFee(actor: Actor, donationId: string): Promise<DonationFee | null> {
  const { row } = await getDonationRow(actor, donationId);
  const rows = await database()
    .select({ kind: ledgerAccount.kind, amount: sql<string>`sum(${ledgerEntry.amountPaise})` })
    .from(ledgerTransaction)
    .innerJoin(ledgerEntry, eq(ledgerEntry.transactionId, ledgerTransaction.id))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .where(and(eq(ledgerTransaction.subjectId, row.id), inArray(ledgerAccount.kind, ["fee", "fee_tax"])))
    .groupBy(ledgerAccount.kind);
  const of = (kind: "fee" | "fee_tax") => Number(rows.find((one) => one.kind === kind)?.amount ?? 0);
  if (of("fee") + of("fee_tax") === 0) return null;
  return { charge: formatMoney(paise(of("fee"))), tax: formatMoney(paise(of("fee_tax"))) };
}
