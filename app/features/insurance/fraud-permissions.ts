import { definePermissions, readers, staff } from "#app/core/portals/permissions.ts";

export const fraudPermissions = definePermissions("fraud", {
  "fraud.read": { admin: readers(["claims", "finance"]) },
  "fraud.decide": { admin: staff(["claims"]) },
  "fraud.detect": { admin: staff(["claims"]), system: true },
  "fraud.export": { admin: readers(["claims"]) },
});
