import type { Permissions } from "#app/core/portals/permissions.ts";

// Every room's matrix, whatever room it is: a new one shows here by being there.
const files = import.meta.glob<Record<string, unknown>>("../../{features,portals}/*/*-permissions.ts", {
  eager: true,
});

/** Every matrix there is. */
export function permissionTables(): Permissions<Record<string, never>>[] {
  return Object.values(files)
    .flatMap((file) => Object.values(file))
    .filter(isPermissions);
}

function isPermissions(value: unknown): value is Permissions<Record<string, never>> {
  return typeof value === "object" && value !== null && "matrix" in value && "assertCan" in value;
}
