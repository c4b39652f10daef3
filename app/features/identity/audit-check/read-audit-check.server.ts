import { desc, eq } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { securityPermissions } from "../security-permissions.ts";
import { type AuditCheckView, auditCheckChain, auditVerdictSchema, auditVerified } from "./audit-check.ts";

/** How the last check of the log went, or since when one is under way. */
export async function readAuditCheck(actor: Actor): Promise<AuditCheckView> {
  securityPermissions.assertCan(actor, "security.read_audit");
  const [last] = await database()
    .select({ event: auditEntry.event, at: auditEntry.at, details: auditEntry.details })
    .from(auditEntry)
    .where(eq(auditEntry.chain, auditCheckChain))
    .orderBy(desc(auditEntry.seq))
    .limit(1);
  if (!last) return { state: "never" };
  const at = formatDateTime(last.at);
  if (last.event !== auditVerified) return { state: "running", since: at };
  return { state: "done", at, ...auditVerdictSchema.parse(last.details) };
}
