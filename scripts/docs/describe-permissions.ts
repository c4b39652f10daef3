import type { LimitRow, MatrixRow, StaffMatrixRow } from "#app/core/portals/permissions.ts";
import { roles } from "#app/core/portals/permissions.ts";
import { staffRoles } from "#app/core/portals/staff-roles.ts";
import { loadExports, roomOf, table } from "./load-modules.ts";

type Matrix = {
  name: string;
  matrix: () => MatrixRow[];
  staffMatrix: () => StaffMatrixRow[];
  limits: () => LimitRow[];
};

function isMatrix(value: unknown): value is Matrix {
  return (
    typeof value === "object" && value !== null && "matrix" in value && typeof value.matrix === "function"
  );
}

const limitWords = { within: "within", anywhere: "•", never: "" } as const;

/** The desk’s own column is parted into its roles. */
const outside = roles.filter((role) => role !== "admin");

/** T12: role × action, with the words of each scope below the table. */
export async function describePermissions(): Promise<string> {
  const found = await loadExports("app/{features,portals}/**/*-permissions.ts", isMatrix);
  const parts = found.map(({ file, value }) => {
    const rows = value.matrix();
    const staffRows = value.staffMatrix();
    const limits = value.limits();
    const scopes: string[] = [];
    const lines = [...new Set(rows.map(({ action }) => action))].map((action) => [
      `\`${action}\``,
      ...outside.map((role) =>
        cellOf(
          rows.find((row) => row.action === action && row.role === role),
          scopes,
        ),
      ),
      ...staffRoles.map((role) =>
        cellOf(
          staffRows.find((row) => row.action === action && row.staffRole === role),
          scopes,
        ),
      ),
      limitWords[limits.find((row) => row.action === action)?.limited ?? "never"],
    ]);
    const notes = scopes.map((scope, index) => `${index + 1}. ${scope}`).join("\n");
    return `## ${value.name}\n\nRoom: ${roomOf(file)}\n\n${table(["action", ...outside, ...staffRoles, "with a limit"], lines)}\n\n${notes}`.trim();
  });
  return [
    "# Who may do what",
    "A dot: allowed. A number: allowed within that scope. Empty: refused, which is the default.",
    "The last column is for staff of the desk who are limited to states or languages (`app/core/portals/staff-limit.ts`): “within”, for what lies there, in lists, queues, search, files and by its address; “•”, as for everybody of their role, since it belongs to no state. Empty: refused while they are limited.",
    ...parts,
  ].join("\n\n");
}

function cellOf(row: MatrixRow | StaffMatrixRow | undefined, scopes: string[]): string {
  if (row?.allowed === "yes") return "•";
  if (row?.allowed !== "own" || row.scope === null) return "";
  if (!scopes.includes(row.scope)) scopes.push(row.scope);
  return String(scopes.indexOf(row.scope) + 1);
}
