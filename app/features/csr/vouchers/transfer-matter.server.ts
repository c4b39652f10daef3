import { financialYearLabel, formatDate, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { csrTransfer } from "#app/db/schema/csr.ts";
import type { ApprovalMatter } from "#app/features/giving/approvals/approval-matters.server.ts";
import { transferKinds } from "../csr-options.ts";
import { type CsrTransferForm, keptTransferSchema } from "../forms/csr-spend.ts";

export const knownTransfer = "A transfer with this reference is already recorded.";

/** The row of a transfer that counts from now on. */
export async function writeTransfer(
  tx: Tx,
  actor: Actor,
  organisationId: string,
  input: CsrTransferForm,
): Promise<void> {
  const { amount, ...rest } = input;
  const [written] = await tx
    .insert(csrTransfer)
    .values({ id: newId(), organisationId, ...rest, amountPaise: amount, createdAt: now() })
    .onConflictDoNothing()
    .returning({ id: csrTransfer.id });
  if (!written) throw invalid({ reference: [knownTransfer] });
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
