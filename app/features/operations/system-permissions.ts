import { definePermissions, readers, staff } from "#app/core/portals/permissions.ts";

export const systemPermissions = definePermissions("system", {
  "system.see": { admin: readers(["security"]) },
  "system.rerun_job": { admin: staff(["security"]) },
  "system.announce": { admin: staff(["security"]) },
});
