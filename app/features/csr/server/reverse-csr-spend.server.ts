import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { conflict, notFound } from "#app/core/errors.ts";
import { isId, newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/permissions.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { csrSpend } from "#app/db/schema/csr.ts";
import { givingPermissions } from "#app/features/giving/giving-permissions.ts";
import { reverseTransaction } from "#app/features/ledger/server/reverse-transaction.server.ts";

/** A wrong voucher is not edited: a second one takes it back, once, here and in the ledger. */
export async function reverseCsrSpend(actor: Actor, spendId: string): Promise<{ programmeId: string }> {
  if (!isId(spendId)) throw notFound();
  return inTransaction(async (tx) => {
    const [row] = await tx.select().from(csrSpend).where(eq(csrSpend.id, spendId));
    if (!row) throw notFound();
    givingPermissions.assertCan(actor, "giving.manage_programme", row);
    if (row.reversesId) throw conflict("This line takes another one back: record a new voucher instead.");
    const [written] = await tx
      .insert(csrSpend)
      .values({
        ...row,
        id: newId(),
        amountPaise: -row.amountPaise,
        reversesId: row.id,
        createdBy: actor.userId,
        createdAt: now(),
      })
      .onConflictDoNothing({ target: csrSpend.reversesId })
      .returning({ id: csrSpend.id });
    // Taken back before, by a second click: it stands.
    if (!written) return { programmeId: row.programmeId };
    await reverseTransaction(tx, actor, `csr-spend:${row.id}`);
    await writeAudit(tx, {
      chain: `programme:${row.programmeId}`,
      actor,
      event: "programme.spending_reversed",
      subject: `csr-spend:${row.id}`,
      details: { amountPaise: row.amountPaise },
    });
    return { programmeId: row.programmeId };
  });
}
