import { anyStaff, definePermissions, staff } from "#app/core/portals/permissions.ts";

/** What everybody of the admin desk has: its home, and the lists' files, whose verbs ask for their own right. */
export const deskPermissions = definePermissions("desk", {
  "desk.open": { admin: anyStaff() },
  /** Take, give and put back what waits in one's own queues; the queue's right is asked besides. */
  "desk.work": {
    admin: staff(["verification", "support", "content", "claims", "finance", "security"]),
    limited: "within",
  },
});
