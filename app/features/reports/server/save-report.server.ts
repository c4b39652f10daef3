import { now } from "#app/core/clock.ts";
import { unauthenticated } from "#app/core/errors.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/permissions.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { savedReport } from "#app/db/schema/saved-reports.ts";
import type { ReportInput } from "../forms/report-form.ts";
import { reportPermissions } from "../report-permissions.ts";

/** Keeps what is asked for, not the figures. Mail goes to whoever saved it. */
export async function saveReport(actor: Actor, input: ReportInput): Promise<string> {
  reportPermissions.assertCan(actor, "report.save");
  const { userId } = actor;
  if (userId === null) throw unauthenticated();
  const id = newId();
  const isCustom = input.period === "custom";
  await inTransaction(async (tx) => {
    const asked = {
      ...input,
      fromDay: isCustom ? input.fromDay : null,
      toDay: isCustom ? input.toDay : null,
    };
    await tx.insert(savedReport).values({ ...asked, id, createdBy: userId, createdAt: now() });
    await writeAudit(tx, {
      chain: `report:${id}`,
      actor,
      event: "report.saved",
      details: { after: asked },
    });
  });
  return id;
}
