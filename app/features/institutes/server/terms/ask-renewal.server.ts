import { eq } from "drizzle-orm";
import { formatDate, now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { institute } from "#app/db/schema/institutes.ts";
import { tellDesk } from "#app/features/notifications/server/tell-desk.server.ts";
import { institutePermissions } from "../../institute-permissions.ts";
import { partnershipPermissions } from "../../partnership-permissions.ts";

/** The owner asks for three more years; the desk renews. Asked twice, the desk hears it once a term. */
export async function askRenewal(actor: Actor): Promise<void> {
  const instituteId = actor.instituteId ?? "";
  institutePermissions.assertCan(actor, "institute.ask_renewal", { instituteId });
  await inTransaction(async (tx) => {
    const [row] = await tx.select().from(institute).where(eq(institute.id, instituteId)).for("update");
    if (!row) throw notFound();
    if (row.renewalAskedAt) return;
    await tx.update(institute).set({ renewalAskedAt: now() }).where(eq(institute.id, instituteId));
    await writeAudit(tx, { chain: `institute:${instituteId}`, actor, event: "institute.renewal_asked" });
    await tellDesk(
      tx,
      partnershipPermissions.right("partnership.work_desk"),
      {
        type: "info",
        title: "A partner asks for renewal",
        message: `${row.name} (${row.code}): the term runs until ${formatDate(row.termTo)}.`,
        link: row.requestId ? `/admin/partnerships/${row.requestId}` : "/admin/partnerships",
        dedupeKey: `institute-renewal:${instituteId}:${row.termTo}`,
      },
      { kind: "institute", id: instituteId },
    );
  });
}
