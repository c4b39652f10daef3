import { asc, eq } from "drizzle-orm";
import { type CsvColumn, csvResponse } from "#app/core/lists/csv.server.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { claimPayment } from "#app/db/schema/claim-payments.ts";
import { claim } from "#app/db/schema/claims.ts";
import { openClaimAccount } from "./claim-account-parts.server.ts";
import { getClaimBatch } from "./get-claim-batch.server.ts";

type Line = { number: string; holder: string; account: string; ifsc: string; paise: number };

const columns: CsvColumn<Line>[] = [
  { header: "Claim", value: (line) => line.number },
  { header: "Beneficiary", value: (line) => line.holder },
  { header: "Account number", value: (line) => line.account },
  { header: "IFSC", value: (line) => line.ifsc },
  { header: "Amount (INR)", value: (line) => line.paise / 100 },
];

/** The file for the bank, with whole account numbers: only once a second person sent it, never without a trace (T26, T28). */
export async function exportClaimBatch(actor: Actor, batchId: string): Promise<Response> {
  const batch = await getClaimBatch(actor, batchId);
  if (!batch.may.export) throw conflict("The bank’s file is there once a second person has sent the batch.");
  await inTransaction((tx) =>
    writeAudit(tx, {
      chain: `claim_payment_batch:${batchId}`,
      actor,
      event: "claim_payment_batch.exported",
      details: { claims: batch.lines.length },
    }),
  );
  const rows = await database()
    .select({ row: claim, paise: claimPayment.amountPaise })
    .from(claimPayment)
    .innerJoin(claim, eq(claim.id, claimPayment.claimId))
    .where(eq(claimPayment.batchId, batchId))
    .orderBy(asc(claim.serial));
  const lines = rows.map(({ row, paise }) => ({
    number: row.claimNumber,
    holder: row.payeeHolder ?? row.customerName,
    account: row.payeeAccountEncrypted ? openClaimAccount(row.id, row.payeeAccountEncrypted) : "",
    ifsc: row.payeeIfsc ?? "",
    paise,
  }));
  return csvResponse(`claims-${batch.number}.csv`, columns, lines);
}
