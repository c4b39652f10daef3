import { and, eq, isNotNull } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { savedReport } from "#app/db/schema/saved-reports.ts";
import { reportPermissions } from "../report-permissions.ts";

/** Takes back that a report was deleted; its mail goes out again on its days. */
export async function restoreReport(actor: Actor, reportId: string): Promise<void> {
  reportPermissions.assertCan(actor, "report.delete");
  await inTransaction(async (tx) => {
    const [restored] = await tx
      .update(savedReport)
      .set({ deletedAt: null })
      .where(and(eq(savedReport.id, reportId), isNotNull(savedReport.deletedAt)))
      .returning({ id: savedReport.id });
    if (!restored) throw notFound("There is no such report.");
    await writeAudit(tx, {
      chain: `report:${reportId}`,
      actor,
      event: "report.restored",
      from: "deleted",
      to: "kept",
    });
  });
}
