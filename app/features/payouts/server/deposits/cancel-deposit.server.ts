import { eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { fundDeposit } from "#app/db/schema/programmes.ts";
import { depositMachine } from "../../deposit-status.ts";
import { payoutPermissions } from "../../payout-permissions.ts";

/** Taken back before it came. */
export async function cancelDeposit(actor: Actor, depositId: string): Promise<void> {
  await inTransaction(async (tx) => {
    const [row] = !isId(depositId)
      ? []
      : await tx.select().from(fundDeposit).where(eq(fundDeposit.id, depositId)).for("update");
    if (!row) throw notFound();
    payoutPermissions.assertCan(actor, "payout.announce_deposit", row);
    if (row.status === "cancelled") return;
    if (row.status === "received") throw conflict("This money has come already.", "wrong_state");
    const status = next(depositMachine, row.status, "cancel", actor);
    await tx.update(fundDeposit).set({ status }).where(eq(fundDeposit.id, depositId));
    const chain = `deposit:${depositId}`;
    await writeAudit(tx, { chain, actor, event: "deposit.cancel", from: row.status, to: status });
  });
}
