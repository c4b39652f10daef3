import { tableList } from "#app/core/lists/table-list.ts";
import type { StaffView } from "./security-views.ts";
import { portalRoleWords, staffColumns } from "./staff-columns.ts";

/** Everybody who signs in by e-mail and password. */
export const staffList = tableList<StaffView>()({
  path: "/admin/security-roles",
  name: "staff",
  search: true,
  filters: {
    role: { label: "Role", words: portalRoleWords },
    state: { label: "State", words: { active: "Active", disabled: "Disabled" } },
  },
  sorts: { newest: { label: "Newest first", cursor: ["instant", "id"] } },
  defaultSort: "newest",
  pageSize: 20,
  columns: staffColumns,
});
