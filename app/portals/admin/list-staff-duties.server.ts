import { type StaffRole, staffRoles, staffRoleWords } from "#app/core/portals/staff-roles.ts";
import { permissionTables } from "./permission-tables.server.ts";
import { rightWords } from "./right-words.ts";

export type StaffDuties = {
  role: StaffRole;
  label: string;
  does: string;
  /** What everybody has for their own account is left out. */
  changes: string[];
  reads: string[];
};

/** D20: each role of the desk in words, read off the very matrix that decides. */
export function listStaffDuties(): StaffDuties[] {
  const rows = permissionTables().flatMap((permissions) => permissions.staffMatrix());
  return staffRoles.map((role) => {
    const held = rows
      .filter(({ staffRole, allowed }) => staffRole === role && allowed !== "no")
      .map(({ action }) => rightWords[action])
      .filter((right) => right !== undefined && !right.own);
    const words = (isRead: boolean) =>
      held.filter((right) => (right?.reads ?? false) === isRead).map((right) => right?.words ?? "");
    return { role, ...staffRoleWords[role], changes: words(false), reads: words(true) };
  });
}
