import type { Actor } from "#app/core/portals/permissions.ts";
import { exportOf } from "#app/db/lists/export-list.server.ts";
import { streamRows } from "#app/db/lists/list-page.server.ts";
import { securityPermissions } from "../../security-permissions.ts";
import { auditList } from "../../staff/audit-list.ts";
import type { AuditView } from "../../staff/security-views.ts";
import { type AuditQuery, auditRows } from "./audit-rows.server.ts";

export const exportAudit = exportOf(auditList, {
  allow: (actor) => securityPermissions.assertCan(actor, "security.export_audit"),
  all: stream,
});

async function* stream(_: Actor, query: AuditQuery): AsyncGenerator<AuditView> {
  for await (const row of streamRows(auditRows.partsOf(query))) yield auditRows.toView(row);
}
