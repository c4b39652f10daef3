import { and, eq } from "drizzle-orm";
import { financialYear, financialYearLabel } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { csrTransfer } from "#app/db/schema/csr.ts";
import { askForApproval } from "#app/features/giving/approvals/ask-for-approval.server.ts";
import { needsApproval } from "#app/features/giving/approvals/needs-approval.server.ts";
import { givingPermissions } from "#app/features/giving/giving-permissions.ts";
import { openOrganisation } from "#app/features/giving/server/open-organisation.server.ts";
import type { CsrTransferForm } from "../../forms/csr-spend.ts";
import { knownTransfer, writeTransfer } from "../../vouchers/transfer-matter.server.ts";

/**
 * An unspent amount that was moved. The bank's reference is what makes it one: typed twice it is refused. In a company
 * of two it counts when a colleague has approved it.
 */
export async function recordCsrTransfer(
  actor: Actor,
  input: CsrTransferForm,
): Promise<{ isWaiting: boolean }> {
  return inTransaction(async (tx) => {
    const company = await openOrganisation(actor, tx);
    const { id } = company;
    givingPermissions.assertCan(actor, "giving.book", { organisationId: id });
    if (input.year >= financialYear()) throw invalid({ year: ["The year must be over."] });
    const isWaiting = await needsApproval(tx, company, input.amount);
    if (!isWaiting) {
      await writeTransfer(tx, actor, id, input);
      return { isWaiting };
    }
    const ofReference = and(eq(csrTransfer.organisationId, id), eq(csrTransfer.reference, input.reference));
    if ((await tx.$count(csrTransfer, ofReference)) > 0) throw invalid({ reference: [knownTransfer] });
    await askForApproval(tx, actor, {
      organisationId: id,
      kind: "csr.transfer",
      // One open request for a reference, whoever types it.
      subject: `csr-transfer:${id}/${input.reference.toLowerCase()}`,
      title: `Transfer of ${financialYearLabel(input.year)} to ${input.receiver}`,
      amountPaise: input.amount,
      payload: input,
    });
    return { isWaiting };
  });
}
