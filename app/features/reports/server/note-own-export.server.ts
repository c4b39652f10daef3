import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { reportPermissions } from "../report-permissions.ts";
import { ownScope } from "../report-scope.ts";
import type { ReportSubject } from "../report-words.ts";

/** T28: whoever takes figures out of the house is noted, of a report that nobody saved too. */
export async function noteOwnExport(actor: Actor, subject: ReportSubject): Promise<void> {
  const own = ownScope(actor);
  reportPermissions.assertCan(actor, own ? "report.read_own" : "report.export");
  await inTransaction((tx) =>
    writeAudit(tx, {
      chain: `report:${own?.id ?? "desk"}`,
      actor,
      event: "report.exported",
      details: { kind: "csv", subject },
    }),
  );
}
