import { formatDate, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { requestHash, runOnce } from "#app/db/idempotency.server.ts";
import { csrSpend } from "#app/db/schema/csr.ts";
import { askForApproval } from "#app/features/giving/approvals/ask-for-approval.server.ts";
import { needsApproval } from "#app/features/giving/approvals/needs-approval.server.ts";
import { openOrganisation } from "#app/features/giving/server/open-organisation.server.ts";
import type { CsrSpendForm } from "../../forms/csr-spend.ts";
import { assertVoucherFits } from "../../vouchers/assert-voucher-fits.server.ts";
import { bookVoucher } from "../../vouchers/book-voucher.server.ts";
import { voucherMachine } from "../../vouchers/voucher-status.ts";
import { lockCsrProgramme } from "../programmes/lock-csr-programme.server.ts";

/**
 * One voucher: the row and its ledger transaction together, or the row alone while a colleague has to approve it. The
 * programme's row is held, so that two vouchers at once cannot pass the budget (T39); sent twice it is one (T38).
 */
export async function recordCsrSpend(
  actor: Actor,
  programmeId: string,
  input: CsrSpendForm,
): Promise<{ id: string; isWaiting: boolean }> {
  const hash = requestHash({ programmeId, ...input });
  return runOnce(input.formKey, `csr-spend:${actor.organisationId}`, hash, async (tx) => {
    const programme = await lockCsrProgramme(tx, actor, programmeId, "giving.book");
    const { organisationId } = programme;
    if (programme.status !== "active")
      throw conflict("This program is completed: it takes no more vouchers.");
    if (programme.startsOn && input.spentOn < programme.startsOn)
      throw invalid({ spentOn: [`The program began on ${formatDate(programme.startsOn)}.`] });
    await assertVoucherFits(tx, programme, input);
    const id = newId();
    const [written] = await tx
      .insert(csrSpend)
      .values({
        id,
        organisationId,
        programmeId,
        kind: input.kind,
        amountPaise: input.amount,
        spentOn: input.spentOn,
        voucher: input.voucher,
        note: input.note,
        fromYear: input.fromYear ?? null,
        status: voucherMachine.initial,
        createdBy: actor.userId,
        createdAt: now(),
      })
      .onConflictDoNothing()
      .returning();
    if (!written) throw invalid({ voucher: ["There is already a voucher with this number."] });
    const company = await openOrganisation(actor, tx);
    const isWaiting = await needsApproval(tx, company, input.amount);
    if (!isWaiting) {
      await bookVoucher(tx, actor, written, null);
      return { id, isWaiting };
    }
    await writeAudit(tx, {
      chain: `programme:${programmeId}`,
      actor,
      event: "programme.voucher_made",
      subject: `csr-spend:${id}`,
      to: voucherMachine.initial,
      details: { kind: input.kind, amountPaise: input.amount, spentOn: input.spentOn },
    });
    await askForApproval(tx, actor, {
      organisationId,
      kind: "csr.spend",
      subject: `csr-spend:${id}`,
      title: `Voucher ${input.voucher} of ${programme.title}`,
      amountPaise: input.amount,
    });
    return { id, isWaiting };
  });
}
