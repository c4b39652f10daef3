import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { bankLine } from "#app/db/schema/bank-statements.ts";
import { ledgerPermissions } from "../ledger-permissions.ts";
import { settleLines } from "./settle-lines.server.ts";

/** Why a line of the bank has no entry: it stays in the reconciliation as a difference that is explained. */
export async function noteLine(actor: Actor, lineId: string, note: string): Promise<void> {
  ledgerPermissions.assertCan(actor, "ledger.reconcile");
  await inTransaction(async (tx) => {
    const line = await settleLines.lock(tx, lineId);
    if (line.state !== "open") throw conflict("This line is settled already. Undo that first.");
    await tx
      .update(bankLine)
      .set({ state: "noted", note, settledBy: actor.userId, settledAt: now() })
      .where(eq(bankLine.id, lineId));
    await writeAudit(tx, {
      chain: "ledger",
      actor,
      event: "ledger.line_noted",
      subject: `bank-line:${lineId}`,
      details: { amountPaise: line.amountPaise },
    });
  });
}
