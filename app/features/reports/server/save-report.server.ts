import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid, unauthenticated } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { savedReport, savedReportReader } from "#app/db/schema/saved-reports.ts";
import { listHolders } from "#app/features/notifications/server/lanes/list-holders.server.ts";
import type { ReportInput } from "../forms/report-schema.ts";
import { reportPermissions } from "../report-permissions.ts";

/** Keeps what is asked for, not the figures. Mail goes to the colleagues who were chosen, else to whoever saved it. */
export async function saveReport(actor: Actor, input: ReportInput): Promise<string> {
  reportPermissions.assertCan(actor, "report.save");
  const { userId } = actor;
  if (userId === null) throw unauthenticated();
  const id = newId();
  const isCustom = input.period === "custom";
  await inTransaction(async (tx) => {
    const { readers = [], scholarshipId = null, instituteId = null, ...rest } = input;
    const holders = await listHolders(tx, reportPermissions.right("report.read"));
    const wanted = readers.length > 0 ? [...new Set(readers)] : [userId];
    if (wanted.some((one) => one !== userId && !holders.some((holder) => holder.actor.userId === one))) {
      throw invalid({ readers: ["One of them may not read reports. Choose again."] });
    }
    const asked = {
      ...rest,
      fromDay: isCustom ? input.fromDay : null,
      toDay: isCustom ? input.toDay : null,
    };
    await tx
      .insert(savedReport)
      .values({ ...asked, scholarshipId, instituteId, id, createdBy: userId, createdAt: now() });
    if (asked.schedule !== "never") {
      await tx.insert(savedReportReader).values(wanted.map((one) => ({ reportId: id, userId: one })));
    }
    await writeAudit(tx, {
      chain: `report:${id}`,
      actor,
      event: "report.saved",
      details: {
        after: {
          ...asked,
          ...(scholarshipId && { scholarshipId }),
          ...(instituteId && { instituteId }),
          ...(wanted.some((one) => one !== userId) && { readers: wanted.length }),
        },
      },
    });
  });
  return id;
}
