import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { reportPermissions } from "../report-permissions.ts";

/** T28: whoever takes figures out of the house is noted. */
export async function noteExport(actor: Actor, reportId: string, kind: "csv" | "pdf"): Promise<void> {
  reportPermissions.assertCan(actor, "report.export");
  await inTransaction((tx) =>
    writeAudit(tx, { chain: `report:${reportId}`, actor, event: "report.exported", details: { kind } }),
  );
}
