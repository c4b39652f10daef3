import { anyStaff, definePermissions, staff } from "#app/core/portals/permissions.ts";

/** Who may talk at all. About what, the thing itself says: whoever may see it (comment-subjects.server.ts). */
export const commentPermissions = definePermissions("comment", {
  "comment.read": { institute: true, admin: anyStaff(), hide: true, limited: "within" },
  "comment.write": {
    institute: true,
    admin: staff(["verification", "support", "content", "claims", "finance", "security"]),
    limited: "within",
  },
});
