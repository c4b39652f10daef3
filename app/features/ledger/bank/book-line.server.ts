import { and, eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { ledgerAccount, ledgerEntry } from "#app/db/schema/ledger.ts";
import { account } from "../ledger.ts";
import { ledgerPermissions } from "../ledger-permissions.ts";
import { postTransaction } from "../server/post-transaction.server.ts";
import { settleLines } from "./settle-lines.server.ts";

/**
 * What only the bank knew: its charge is the operator's cost (no giver's rupee pays it), its interest the operator's
 * income. Booked on the bank's own day and matched at once; pressed twice it is one.
 */
export async function bookLine(actor: Actor, lineId: string): Promise<void> {
  ledgerPermissions.assertCan(actor, "ledger.reconcile");
  await inTransaction(async (tx) => {
    const line = await settleLines.lock(tx, lineId);
    if (line.state === "matched") return;
    if (line.state === "noted") throw conflict("This line is settled already. Undo that first.");
    const isCharge = line.amountPaise < 0;
    const kind = isCharge ? "bank_charge" : "bank_interest";
    const key = `bank-line:${lineId}`;
    const { id } = await postTransaction(tx, actor, {
      key,
      kind,
      subjectId: lineId,
      reference: line.reference,
      day: line.day,
      lines: [
        {
          account: account[line.account === "bank" ? "bank" : "insuranceBank"],
          amountPaise: line.amountPaise,
          sourceId: null,
        },
        {
          account: isCharge ? account.bankCharge : account.interest,
          amountPaise: -line.amountPaise,
          sourceId: null,
        },
      ],
    });
    const [entry] = await tx
      .select({ id: ledgerEntry.id })
      .from(ledgerEntry)
      .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
      .where(and(eq(ledgerEntry.transactionId, id), eq(ledgerAccount.kind, line.account)));
    await settleLines.match(tx, actor, [{ lineId, entryIds: [entry?.id ?? ""] }]);
    await writeAudit(tx, {
      chain: "ledger",
      actor,
      event: "ledger.line_booked",
      subject: `bank-line:${lineId}`,
      details: { kind, amountPaise: line.amountPaise },
    });
  });
}
