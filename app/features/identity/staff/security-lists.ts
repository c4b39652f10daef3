import { isIstDay } from "#app/core/clock.ts";
import { defineList } from "#app/core/lists/list-query.ts";
import { roles } from "#app/core/portals/permissions.ts";
import type { erasureList } from "./erasure-list.ts";
import type { sessionList } from "./session-list.ts";
import type { staffList } from "./staff-list.ts";

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

type FilterOf<L extends { filters: object }> = keyof L["filters"] & string;
export type StaffFilter = FilterOf<(typeof staffList)["spec"]>;
export type SessionFilter = FilterOf<(typeof sessionList)["spec"]>;
export type AuditFilter = FilterOf<typeof auditList>;
export type ErasureFilter = FilterOf<(typeof erasureList)["spec"]>;
