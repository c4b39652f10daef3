import type { Actor } from "#app/core/permissions.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { enqueue } from "#app/db/jobs.server.ts";
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
