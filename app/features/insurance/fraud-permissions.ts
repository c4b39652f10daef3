import { definePermissions } from "#app/core/permissions.ts";

export const fraudPermissions = definePermissions("fraud", {
  "fraud.read": { admin: true },
  "fraud.decide": { admin: true },
  "fraud.detect": { admin: true, system: true },
  "fraud.export": { admin: true },
});
