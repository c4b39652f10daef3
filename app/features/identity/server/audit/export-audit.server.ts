import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { streamRows } from "#app/db/lists/list-page.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { securityPermissions } from "../../security-permissions.ts";
import type { AuditView } from "../../staff/security-views.ts";
import { type AuditQuery, auditRows } from "./audit-rows.server.ts";

/** The explorer's list whole, and a note of who took it (T28). */
export async function exportAudit(actor: Actor, query: AuditQuery): Promise<AsyncGenerator<AuditView>> {
  securityPermissions.assertCan(actor, "security.export_audit");
  await inTransaction((tx) =>
    writeAudit(tx, {
      chain: `account:${actor.userId}`,
      actor,
      event: "audit.exported",
      details: { filters: query.filters, searched: query.search !== "" },
    }),
  );
  return stream(query);
}

async function* stream(query: AuditQuery): AsyncGenerator<AuditView> {
  for await (const row of streamRows(auditRows.partsOf(query))) yield auditRows.toView(row);
}
