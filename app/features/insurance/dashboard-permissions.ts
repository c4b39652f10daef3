import { definePermissions } from "#app/core/permissions.ts";

/** The figures over all rows: for those who run the whole operation. */
export const dashboardPermissions = definePermissions("dashboard", {
  "dashboard.read": { admin: true },
  "dashboard.read_activity": { admin: true },
});
