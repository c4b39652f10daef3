import { anyStaff, definePermissions, readers, staff } from "#app/core/portals/permissions.ts";

export const suggestionPermissions = definePermissions("suggestion", {
  "suggestion.send": {
    visitor: true,
    student: true,
    institute: true,
    donor: true,
    csr: true,
    admin: anyStaff(),
    system: true,
  },
  "suggestion.see": { admin: readers(["content"]) },
  "suggestion.decide": { admin: staff(["content"]) },
  "suggestion.forget": { system: true },
});
