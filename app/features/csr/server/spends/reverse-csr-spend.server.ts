import { eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { csrSpend } from "#app/db/schema/csr.ts";
import { askForApproval } from "#app/features/giving/approvals/ask-for-approval.server.ts";
import { needsApproval } from "#app/features/giving/approvals/needs-approval.server.ts";
import { givingPermissions } from "#app/features/giving/giving-permissions.ts";
import { openOrganisation } from "#app/features/giving/server/open-organisation.server.ts";
import { takeVoucherBack } from "../../vouchers/take-voucher-back.server.ts";

/** A wrong voucher is not edited: a second one takes it back, once and with the reason; in a company of two, by two. */
export async function reverseCsrSpend(
  actor: Actor,
  spendId: string,
  reason: string,
): Promise<{ programmeId: string; isWaiting: boolean }> {
  if (!isId(spendId)) throw notFound();
  return inTransaction(async (tx) => {
    const [row] = await tx.select().from(csrSpend).where(eq(csrSpend.id, spendId)).for("update");
    if (!row) throw notFound();
    givingPermissions.assertCan(actor, "giving.book", row);
    if (row.reversesId) throw conflict("This line takes another one back: record a new voucher instead.");
    if (row.status !== "booked")
      throw conflict("This voucher counts nowhere, so there is nothing to take back.", "wrong_state");
    const { programmeId } = row;
    const isOver = (await tx.$count(csrSpend, eq(csrSpend.reversesId, row.id))) > 0;
    if (isOver) return { programmeId, isWaiting: false };
    const company = await openOrganisation(actor, tx);
    const isWaiting = await needsApproval(tx, company, row.amountPaise);
    if (isWaiting)
      await askForApproval(tx, actor, {
        organisationId: row.organisationId,
        kind: "csr.spend_back",
        subject: `csr-spend:${row.id}`,
        title: `Take back voucher ${row.voucher}`,
        amountPaise: row.amountPaise,
        reason,
      });
    else await takeVoucherBack(tx, actor, row, { reason, madeBy: actor.userId, checkedBy: null });
    return { programmeId, isWaiting };
  });
}
