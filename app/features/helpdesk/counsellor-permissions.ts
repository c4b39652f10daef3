import { definePermissions, readers, staff } from "#app/core/portals/permissions.ts";

export const counsellorPermissions = definePermissions("counsellor", {
  "counsellor.see": { admin: readers(["support"]), limited: "anywhere" },
  "counsellor.change": { admin: staff(["support"]) },
  "counsellor.export": { admin: readers(["support"]) },
});
