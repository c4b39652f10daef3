import type { MatrixRow, Permissions, Role } from "#app/core/permissions.ts";

// Every room's matrix, whatever room it is: a new one shows here by being there.
const files = import.meta.glob<Record<string, unknown>>("../../{features,portals}/*/*-permissions.ts", {
  eager: true,
});

const shownRoles = ["visitor", "student", "institute", "donor", "csr", "admin"] as const satisfies Role[];

export type PermissionGroup = {
  name: string;
  rows: { action: string; cells: { role: Role; text: string }[] }[];
};

/** T12: the one matrix the verbs decide by, as a table for people. */
export function listPermissions(): { roles: readonly Role[]; groups: PermissionGroup[] } {
  const groups = Object.values(files)
    .flatMap((file) => Object.values(file))
    .filter(isPermissions)
    .map((permissions) => ({ name: permissions.name, rows: rowsOf(permissions.matrix()) }))
    .sort((a, b) => a.name.localeCompare(b.name));
  return { roles: shownRoles, groups };
}

function rowsOf(matrix: MatrixRow[]): PermissionGroup["rows"] {
  return [...Map.groupBy(matrix, ({ action }) => action)].map(([action, cells]) => ({
    action,
    cells: shownRoles.map((role) => {
      const cell = cells.find((candidate) => candidate.role === role);
      return {
        role,
        text: cell?.allowed === "yes" ? "Yes" : cell?.allowed === "own" ? (cell.scope ?? "") : "",
      };
    }),
  }));
}

function isPermissions(value: unknown): value is Permissions<Record<string, never>> {
  return typeof value === "object" && value !== null && "matrix" in value && "assertCan" in value;
}
