import { and, eq } from "drizzle-orm";
import { conflict, notFound } from "#app/core/errors.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/permissions.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { fundDeposit } from "#app/db/schema/programmes.ts";
import { payoutPermissions } from "../payout-permissions.ts";

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
    await tx
      .update(fundDeposit)
      .set({ status: "cancelled" })
      .where(and(eq(fundDeposit.id, depositId), eq(fundDeposit.status, "announced")));
    const chain = `deposit:${depositId}`;
    await writeAudit(tx, { chain, actor, event: "deposit.cancel", from: row.status, to: "cancelled" });
  });
}
