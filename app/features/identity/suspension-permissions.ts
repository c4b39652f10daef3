import { definePermissions, staff } from "#app/core/portals/permissions.ts";

/** Who puts students, institutes and organisations on hold, and lifts it. People of the portals: `account.disable`. */
export const suspensionPermissions = definePermissions("suspension", {
  "suspension.student": { admin: staff(["security", "support"]), limited: "within" },
  "suspension.institute": { admin: staff(["security", "verification"]), limited: "within" },
  "suspension.organisation": { admin: staff(["security", "verification"]), limited: "within" },
});
