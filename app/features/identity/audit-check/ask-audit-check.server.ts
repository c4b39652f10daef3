import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { enqueue } from "#app/db/jobs/jobs.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { securityPermissions } from "../security-permissions.ts";
import { auditCheckAsked, auditCheckChain } from "./audit-check.ts";
import { auditCheckJob } from "./audit-check-job.server.ts";

/** That somebody looked is in the log too. Asked twice, it is read once. */
export async function askAuditCheck(actor: Actor): Promise<void> {
  securityPermissions.assertCan(actor, "security.verify_audit");
  await inTransaction(async (tx) => {
    await writeAudit(tx, { chain: auditCheckChain, actor, event: auditCheckAsked, details: {} });
    await enqueue(tx, auditCheckJob, {});
  });
}
