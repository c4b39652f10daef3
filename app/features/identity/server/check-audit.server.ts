import type { Actor } from "#app/core/permissions.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { type AuditReport, verifyAudit } from "#app/db/verify-audit.server.ts";
import { securityPermissions } from "../security-permissions.ts";

/** T33: reads every entry and every seal, and says what is broken. That somebody looked is in the log too. */
export async function checkAudit(actor: Actor): Promise<AuditReport> {
  securityPermissions.assertCan(actor, "security.verify_audit");
  const report = await verifyAudit();
  await inTransaction((tx) =>
    writeAudit(tx, {
      chain: `account:${actor.userId}`,
      actor,
      event: "audit.verified",
      details: { entries: report.entries, chains: report.chains, problems: report.problems.length },
    }),
  );
  return report;
}
