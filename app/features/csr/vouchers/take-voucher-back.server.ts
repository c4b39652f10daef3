import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { csrSpend } from "#app/db/schema/csr.ts";
import { reverseTransaction } from "#app/features/ledger/server/reverse-transaction.server.ts";

interface TakingBack {
  readonly reason: string;
  readonly madeBy: string | null;
  readonly checkedBy: string | null;
}

/** The row against a voucher, and its ledger transaction; a voucher is taken back once. */
export async function takeVoucherBack(
  tx: Tx,
  actor: Actor,
  row: typeof csrSpend.$inferSelect,
  { reason, madeBy, checkedBy }: TakingBack,
): Promise<void> {
  const [written] = await tx
    .insert(csrSpend)
    .values({
      ...row,
      id: newId(),
      amountPaise: -row.amountPaise,
      reversesId: row.id,
      reason,
      createdBy: madeBy,
      checkedBy,
      createdAt: now(),
    })
    .onConflictDoNothing({ target: csrSpend.reversesId })
    .returning({ id: csrSpend.id });
  // Taken back before, by a second click: it stands.
  if (!written) return;
  await reverseTransaction(tx, actor, `csr-spend:${row.id}`);
  await writeAudit(tx, {
    chain: `programme:${row.programmeId}`,
    actor,
    event: "programme.spending_reversed",
    subject: `csr-spend:${row.id}`,
    details: { amountPaise: row.amountPaise, reason, ...(checkedBy && { madeBy, checkedBy }) },
  });
}
