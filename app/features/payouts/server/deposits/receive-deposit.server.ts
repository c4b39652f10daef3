import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid, notFound } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { isUniqueViolation } from "#app/db/opening/query-error.server.ts";
import { fundDeposit } from "#app/db/schema/programmes.ts";
import { followLedger } from "#app/features/giving/server/follow-ledger.server.ts";
import { account } from "#app/features/ledger/ledger.ts";
import { postTransaction } from "#app/features/ledger/server/post-transaction.server.ts";
import { depositMachine } from "../../deposit-status.ts";
import { payoutPermissions } from "../../payout-permissions.ts";

/** An institute's transfer stands on the bank's statement: from now on its scholarship has the money. */
export async function receiveDeposit(
  actor: Actor,
  depositId: string,
  { reference, receivedOn }: { readonly reference: string; readonly receivedOn: string },
): Promise<void> {
  payoutPermissions.assertCan(actor, "payout.receive_deposit");
  if (!isId(depositId)) throw notFound();
  try {
    await inTransaction(async (tx) => {
      const [row] = await tx.select().from(fundDeposit).where(eq(fundDeposit.id, depositId)).for("update");
      if (!row) throw notFound();
      if (row.status === "received" && row.bankReference === reference) return;
      if (row.status !== "announced") throw conflict("This one is settled already.", "wrong_state");
      const status = next(depositMachine, row.status, "receive", actor);
      await tx
        .update(fundDeposit)
        .set({
          status,
          bankReference: reference,
          receivedOn,
          receivedBy: actor.userId,
          receivedAt: now(),
        })
        .where(eq(fundDeposit.id, depositId));
      const { amountPaise, programmeId } = row;
      await postTransaction(tx, actor, {
        key: `deposit:${depositId}`,
        kind: "deposit",
        subjectId: depositId,
        reference,
        lines: [
          { account: account.bank, amountPaise, sourceId: depositId },
          { account: account.programme(programmeId), amountPaise: -amountPaise, sourceId: depositId },
        ],
      });
      await followLedger(tx, programmeId);
      await writeAudit(tx, {
        chain: `deposit:${depositId}`,
        actor,
        event: "deposit.received",
        from: row.status,
        to: status,
        details: { reference, receivedOn, amountPaise },
      });
    });
  } catch (error) {
    if (isUniqueViolation(error, "fund_deposit_reference_key")) {
      throw invalid({ reference: ["This reference is recorded for another transfer."] });
    }
    throw error;
  }
}
