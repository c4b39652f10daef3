import { and, eq } from "drizzle-orm";
import { financialYear, financialYearLabel, formatDate, now } from "#app/core/clock.ts";
import { invalid } from "#app/core/errors.ts";
import { newId } from "#app/core/id.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/permissions.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/client.server.ts";
import { csrTransfer } from "#app/db/schema/csr.ts";
import type { ApprovalMatter } from "#app/features/giving/approvals/approval-matters.server.ts";
import { askForApproval } from "#app/features/giving/approvals/ask-for-approval.server.ts";
import { needsApproval } from "#app/features/giving/approvals/needs-approval.server.ts";
import { givingPermissions } from "#app/features/giving/giving-permissions.ts";
import { openOrganisation } from "#app/features/giving/server/open-organisation.server.ts";
import { transferKinds } from "../csr-options.ts";
import { type CsrTransferForm, keptTransferSchema } from "../forms/csr-spend.ts";

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
    if ((await tx.$count(csrTransfer, ofReference)) > 0) throw invalid({ reference: [known] });
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

const known = "A transfer with this reference is already recorded.";

async function writeTransfer(tx: Tx, actor: Actor, organisationId: string, input: CsrTransferForm) {
  const { amount, ...rest } = input;
  const [written] = await tx
    .insert(csrTransfer)
    .values({ id: newId(), organisationId, ...rest, amountPaise: amount, createdAt: now() })
    .onConflictDoNothing()
    .returning({ id: csrTransfer.id });
  if (!written) throw invalid({ reference: [known] });
  await writeAudit(tx, {
    chain: `organisation:${organisationId}`,
    actor,
    event: "csr.unspent_transferred",
    subject: `csr-year:${input.year}`,
    details: { kind: input.kind, amountPaise: amount, madeOn: input.madeOn },
  });
}

/** The colleague's part of it. */
export const transferMatter: ApprovalMatter = {
  label: "Transfer of an unspent amount",
  look: async (_id, payload) => {
    const { year, kind, amount, madeOn, receiver, reference } = keptTransferSchema.parse(payload);
    return {
      facts: [
        { term: "Unspent amount of", value: financialYearLabel(year) },
        { term: "Amount", value: formatMoney(paise(amount)) },
        { term: "Where it went", value: `${transferKinds[kind]}, ${receiver}` },
        { term: "Made on", value: formatDate(madeOn) },
        { term: "Bank's reference", value: reference },
      ],
      files: [],
    };
  },
  run: (tx, actor, { payload }) =>
    writeTransfer(tx, actor, actor.organisationId ?? "", keptTransferSchema.parse(payload)),
};
