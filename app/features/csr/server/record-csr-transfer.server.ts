import { financialYear, now } from "#app/core/clock.ts";
import { invalid } from "#app/core/errors.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/permissions.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { csrTransfer } from "#app/db/schema/csr.ts";
import { givingPermissions } from "#app/features/giving/giving-permissions.ts";
import { openOrganisation } from "#app/features/giving/server/open-organisation.server.ts";
import type { CsrTransferForm } from "../forms/csr-spend.ts";

/** An unspent amount that was moved. The bank's reference is what makes it one: typed twice it is refused. */
export async function recordCsrTransfer(actor: Actor, input: CsrTransferForm): Promise<void> {
  await inTransaction(async (tx) => {
    const { id } = await openOrganisation(actor, tx);
    givingPermissions.assertCan(actor, "giving.change_settings", { organisationId: id });
    if (input.year >= financialYear()) throw invalid({ year: ["The year must be over."] });
    const { amount, ...rest } = input;
    const [written] = await tx
      .insert(csrTransfer)
      .values({ id: newId(), organisationId: id, ...rest, amountPaise: amount, createdAt: now() })
      .onConflictDoNothing()
      .returning({ id: csrTransfer.id });
    if (!written) throw invalid({ reference: ["A transfer with this reference is already recorded."] });
    await writeAudit(tx, {
      chain: `organisation:${id}`,
      actor,
      event: "csr.unspent_transferred",
      subject: `csr-year:${input.year}`,
      details: { kind: input.kind, amountPaise: amount, madeOn: input.madeOn },
    });
  });
}
