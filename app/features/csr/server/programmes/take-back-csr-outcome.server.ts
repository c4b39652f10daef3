import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { csrOutcome } from "#app/db/schema/csr.ts";
import { givingPermissions } from "#app/features/giving/giving-permissions.ts";

/** A wrong outcome counts nowhere any more, and says why; the right one is recorded anew. Pressed twice it is one. */
export async function takeBackCsrOutcome(actor: Actor, outcomeId: string, reason: string): Promise<void> {
  await inTransaction(async (tx) => {
    const [row] = isId(outcomeId)
      ? await tx.select().from(csrOutcome).where(eq(csrOutcome.id, outcomeId)).for("update")
      : [];
    if (!row) throw notFound();
    givingPermissions.assertCan(actor, "giving.manage_programme", row);
    if (row.takenBackAt) return;
    await tx
      .update(csrOutcome)
      .set({ takenBackAt: now(), takenBackReason: reason })
      .where(eq(csrOutcome.id, row.id));
    await writeAudit(tx, {
      chain: `programme:${row.programmeId}`,
      actor,
      event: "programme.outcome_taken_back",
      subject: `csr-outcome:${row.id}`,
      details: { metric: row.metric, count: row.count, reason },
    });
  });
}
