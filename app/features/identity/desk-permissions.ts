import { anyStaff, definePermissions } from "#app/core/permissions.ts";

/** What everybody of the admin desk has: its home, and the lists' files, whose verbs ask for their own right. */
export const deskPermissions = definePermissions("desk", {
  "desk.open": { admin: anyStaff() },
});
