import { definePermissions } from "#app/core/permissions.ts";

export const systemPermissions = definePermissions("system", {
  "system.see": { admin: true },
  "system.rerun_job": { admin: true },
  "system.announce": { admin: true },
});
