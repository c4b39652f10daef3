import type { Actor } from "#app/core/portals/permissions.ts";
import { listPage, type Page } from "#app/db/lists/list-page.server.ts";
import { securityPermissions } from "../../security-permissions.ts";
import type { AuditView } from "../../staff/security-views.ts";
import { type AuditQuery, auditRows } from "./audit-rows.server.ts";

/** What was done, by whom, to what; the details are masked where they are written (T27). */
export async function listAudit(actor: Actor, query: AuditQuery): Promise<Page<AuditView>> {
  securityPermissions.assertCan(actor, "security.read_audit");
  const page = await listPage(auditRows.partsOf(query));
  return { ...page, rows: page.rows.map(auditRows.toView) };
}
