import type { MatrixRow, Role } from "#app/core/portals/permissions.ts";
import { roles } from "#app/core/portals/roles.ts";
import { permissionTables } from "./permission-tables.server.ts";

const shownRoles = roles.filter((role) => role !== "admin" && role !== "system");

export type PermissionGroup = {
  name: string;
  rows: { action: string; cells: { role: Role; text: string }[] }[];
};

/** T12: the one matrix the verbs decide by, as a table for people. */
export function listPermissions(): { roles: readonly Role[]; groups: PermissionGroup[] } {
  const groups = permissionTables()
    .map((permissions) => ({ name: permissions.name, rows: rowsOf(permissions.matrix()) }))
    .filter(({ rows }) => rows.length > 0)
    .sort((a, b) => a.name.localeCompare(b.name));
  return { roles: shownRoles, groups };
}

function rowsOf(matrix: MatrixRow[]): PermissionGroup["rows"] {
  const outside = matrix.filter(
    ({ role, allowed }) => allowed !== "no" && role !== "admin" && role !== "system",
  );
  return [...Map.groupBy(outside, ({ action }) => action)].map(([action, cells]) => ({
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
