import { tableList } from "#app/core/table-list.ts";
import type { StaffView } from "./security-views.ts";

export const portalRoleWords = { admin: "Super admin", donor: "Donor", csr: "Corporate CSR" } as const;

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
  columns: {
    name: { head: "Person", kind: "key", text: (row) => row.name },
    email: { head: "E-mail", text: (row) => row.email, only: "file" },
    roles: { head: "Roles", text: (row) => row.roles.map((role) => portalRoleWords[role]).join(", ") },
    factor: { head: "Second factor", text: (row) => row.hasSecondFactor },
    since: { head: "Since", kind: "date", text: (row) => row.since },
    state: { head: "State", kind: "status", text: (row) => (row.disabledOn ? "Disabled" : "Active") },
    disabledOn: { head: "Disabled on", text: (row) => row.disabledOn, only: "file" },
  },
});
