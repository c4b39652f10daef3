import { definePermissions, readers } from "#app/core/portals/permissions.ts";

/** The figures over all rows: for those who run the whole operation, its claims or its money. */
export const dashboardPermissions = definePermissions("dashboard", {
  "dashboard.read": { admin: readers(["claims", "finance"]) },
  "dashboard.read_activity": { admin: readers(["claims", "finance"]) },
});
