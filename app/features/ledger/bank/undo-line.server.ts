import { eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { bankLine, bankMatch } from "#app/db/schema/bank-statements.ts";
import { ledgerPermissions } from "../ledger-permissions.ts";
import { settleLines } from "./settle-lines.server.ts";

/** A wrong pair, or a note that is not so any more: the line is open again. What was booked stays booked. */
export async function undoLine(actor: Actor, lineId: string): Promise<void> {
  ledgerPermissions.assertCan(actor, "ledger.reconcile");
  await inTransaction(async (tx) => {
    const line = await settleLines.lock(tx, lineId);
    if (line.state === "open") return;
    await tx.delete(bankMatch).where(eq(bankMatch.lineId, lineId));
    await tx
      .update(bankLine)
      .set({ state: "open", note: null, settledBy: null, settledAt: null })
      .where(eq(bankLine.id, lineId));
    await writeAudit(tx, {
      chain: "ledger",
      actor,
      event: "ledger.line_opened",
      subject: `bank-line:${lineId}`,
      details: { from: line.state, amountPaise: line.amountPaise },
    });
  });
}
