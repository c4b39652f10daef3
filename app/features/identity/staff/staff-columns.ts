import type { ListColumn } from "#app/core/lists/table-list.ts";
import { limitWords } from "#app/core/portals/staff-limit.ts";
import { staffRoleNames } from "#app/core/portals/staff-roles.ts";
import type { StaffView } from "./security-views.ts";

export const portalRoleWords = { admin: "Admin desk", donor: "Donor", csr: "Corporate CSR" } as const;

/** "Finance, Claims" of the desk, and whatever portal they have beside it. */
function rolesOf({ roles, staffRoles }: StaffView): string {
  const portals = roles.filter((role) => role !== "admin").map((role) => portalRoleWords[role]);
  const desk = roles.includes("admin") ? [staffRoleNames(staffRoles) || "No role at the desk yet"] : [];
  return [...desk, ...portals].join(", ");
}

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const staffColumns = {
  name: { head: "Person", kind: "key", text: (row) => row.name },
  email: { head: "E-mail", text: (row) => row.email, only: "file" },
  roles: { head: "Roles", text: rolesOf },
  limit: {
    head: "Sees",
    text: (row) => (row.roles.includes("admin") ? limitWords(row.limit ?? undefined) : null),
  },
  factor: { head: "Second factor", text: (row) => row.hasSecondFactor },
  since: { head: "Since", kind: "date", text: (row) => row.since },
  state: { head: "State", kind: "status", text: (row) => (row.disabledOn ? "Disabled" : "Active") },
  disabledOn: { head: "Disabled on", text: (row) => row.disabledOn, only: "file" },
} as const satisfies Record<string, ListColumn<StaffView>>;
