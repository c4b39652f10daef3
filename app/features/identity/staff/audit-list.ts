import { formatDate, isIstDay, startOfIstDay } from "#app/core/clock.ts";
import { tableList } from "#app/core/lists/table-list.ts";
import { roles } from "#app/core/portals/permissions.ts";
import { auditColumns } from "./audit-columns.ts";
import type { AuditView } from "./security-views.ts";

const day = { words: () => ({}), accepts: isIstDay, say: (one: string) => formatDate(startOfIstDay(one)) };

/** What was done, by whom, to what. */
export const auditList = tableList<AuditView>()({
  path: "/admin/security-roles/audit",
  name: "audit",
  search: true,
  filters: {
    role: { label: "Who", words: Object.fromEntries(roles.map((role) => [role, role])) },
    from: { label: "From", ...day },
    to: { label: "To", ...day },
  },
  sorts: { newest: { label: "Newest first", cursor: ["instant", "text", "integer"] } },
  defaultSort: "newest",
  pageSize: 50,
  columns: auditColumns,
});
