import { and, eq, ne } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { award } from "#app/db/schema/awards.ts";
import { payout } from "#app/db/schema/payouts.ts";
import { readPayees } from "#app/features/applications/server/decisions/read-payees.server.ts";
import { payoutNumber } from "../../payout-view.ts";
import { getPayoutBatch } from "./get-payout-batch.server.ts";

export interface BankLine {
  readonly number: string;
  readonly name: string;
  readonly account: string;
  readonly ifsc: string;
  readonly rupees: string;
}

/** The file for the bank, with full account numbers: only of an approved batch, and never without a trace (T26, T28). */
export async function exportPayouts(
  actor: Actor,
  batchId: string,
): Promise<{ number: string; rows: AsyncGenerator<BankLine> }> {
  const batch = await getPayoutBatch(actor, batchId);
  if (!batch.may.export) throw conflict("The bank's file is there once a second person has approved.");
  await inTransaction((tx) =>
    writeAudit(tx, {
      chain: `payout-batch:${batchId}`,
      actor,
      event: "payout_batch.exported",
      details: { payouts: batch.payouts },
    }),
  );
  return { number: batch.number, rows: bankLines(actor, batchId) };
}

async function* bankLines(actor: Actor, batchId: string): AsyncGenerator<BankLine> {
  const rows = await database()
    .select({ row: payout, applicationId: award.applicationId })
    .from(payout)
    .innerJoin(award, eq(award.id, payout.awardId))
    .where(and(eq(payout.batchId, batchId), ne(payout.status, "cancelled")))
    .orderBy(payout.serial);
  const payees = await readPayees(
    actor,
    rows.map(({ applicationId }) => applicationId),
  );
  for (const { row, applicationId } of rows) {
    const payee = payees.get(applicationId);
    // Half a file would be paid as if it were whole.
    if (!payee) throw notFound();
    yield {
      number: payoutNumber(row),
      name: payee.name,
      account: payee.account ?? "",
      ifsc: payee.ifsc ?? "",
      rupees: (row.amountPaise / 100).toFixed(2),
    };
  }
}
