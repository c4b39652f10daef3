import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { savedReport } from "#app/db/schema/saved-reports.ts";
import { reportPermissions } from "../report-permissions.ts";

/** Takes a report off the list, and its mail with it. */
export async function deleteReport(actor: Actor, reportId: string): Promise<void> {
  reportPermissions.assertCan(actor, "report.delete");
  await inTransaction(async (tx) => {
    const [deleted] = await tx
      .update(savedReport)
      .set({ deletedAt: now() })
      .where(and(eq(savedReport.id, reportId), isNull(savedReport.deletedAt)))
      .returning();
    if (!deleted) throw notFound("There is no such report.");
    const { name, subject, period, fromDay, toDay, schedule } = deleted;
    await writeAudit(tx, {
      chain: `report:${reportId}`,
      actor,
      event: "report.deleted",
      from: "kept",
      to: "deleted",
      details: { before: { name, subject, period, fromDay, toDay, schedule } },
    });
  });
}
