import { staffRoles, staffRoleWords } from "#app/core/portals/staff-roles.ts";

/** For a group of boxes: one person may hold several. */
export const staffRoleChoices = staffRoles.map((value) => ({ value, label: staffRoleWords[value].label }));
