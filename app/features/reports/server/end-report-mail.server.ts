import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { savedReportReader } from "#app/db/schema/saved-reports.ts";
import { reportPermissions } from "../report-permissions.ts";

/** A reader who no longer wishes the mails of one report; the others go on getting them. */
export async function endReportMail(actor: Actor, reportId: string): Promise<void> {
  reportPermissions.assertCan(actor, "report.read");
  await inTransaction(async (tx) => {
    const [ended] = await tx
      .update(savedReportReader)
      .set({ endedAt: now() })
      .where(
        and(
          eq(savedReportReader.reportId, reportId),
          eq(savedReportReader.userId, actor.userId ?? ""),
          isNull(savedReportReader.endedAt),
        ),
      )
      .returning({ reportId: savedReportReader.reportId });
    if (!ended) throw notFound("This report is not mailed to you.");
    await writeAudit(tx, { chain: `report:${reportId}`, actor, event: "report.mail_ended" });
  });
}
