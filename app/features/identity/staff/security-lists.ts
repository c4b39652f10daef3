import { isIstDay } from "#app/core/clock.ts";
import { defineList } from "#app/core/lists/list-query.ts";
import { roles } from "#app/core/portals/permissions.ts";
import { accountRoles } from "#app/core/portals/roles.ts";
import type { staffList } from "./staff-list.ts";

export const sessionList = defineList({
  search: true,
  filters: { role: { label: "Role", options: accountRoles } },
  sorts: { latest: { label: "Last used first", cursor: ["instant", "id"] } },
  defaultSort: "latest",
  pageSize: 20,
});

export const auditList = defineList({
  search: true,
  filters: {
    role: { label: "Who", options: roles },
    from: { label: "From", accepts: isIstDay },
    to: { label: "To", accepts: isIstDay },
  },
  sorts: { newest: { label: "Newest first", cursor: ["instant", "text", "integer"] } },
  defaultSort: "newest",
  pageSize: 50,
});

export const erasureList = defineList({
  filters: { status: { label: "Status", options: ["requested", "cancelled", "done"] } },
  sorts: { newest: { label: "Newest first", cursor: ["instant", "id"] } },
  defaultSort: "newest",
  pageSize: 20,
});

type FilterOf<L extends { filters: object }> = keyof L["filters"] & string;
export type StaffFilter = FilterOf<(typeof staffList)["spec"]>;
export type SessionFilter = FilterOf<typeof sessionList>;
export type AuditFilter = FilterOf<typeof auditList>;
export type ErasureFilter = FilterOf<typeof erasureList>;
