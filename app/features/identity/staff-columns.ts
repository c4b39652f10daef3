import type { ListColumn } from "#app/core/table-list.ts";
import type { StaffView } from "./security-views.ts";

export const portalRoleWords = { admin: "Super admin", donor: "Donor", csr: "Corporate CSR" } as const;

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const staffColumns = {
  name: { head: "Person", kind: "key", text: (row) => row.name },
  email: { head: "E-mail", text: (row) => row.email, only: "file" },
  roles: { head: "Roles", text: (row) => row.roles.map((role) => portalRoleWords[role]).join(", ") },
  factor: { head: "Second factor", text: (row) => row.hasSecondFactor },
  since: { head: "Since", kind: "date", text: (row) => row.since },
  state: { head: "State", kind: "status", text: (row) => (row.disabledOn ? "Disabled" : "Active") },
  disabledOn: { head: "Disabled on", text: (row) => row.disabledOn, only: "file" },
} as const satisfies Record<string, ListColumn<StaffView>>;
