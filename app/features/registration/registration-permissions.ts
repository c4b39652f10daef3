import { definePermissions, readers, scope } from "#app/core/portals/permissions.ts";

const own = scope("their own", (actor, { studentId }: { studentId: string }) => {
  return actor.studentId !== undefined && actor.studentId === studentId;
});

/** A registration is its student's; the desks above read it through their own rooms. */
export const registrationPermissions = definePermissions("registration", {
  "registration.read": {
    student: own,
    admin: readers(["verification", "support"]),
    system: true,
    hide: true,
    limited: "within",
  },
  "registration.write": { student: own, system: true, hide: true },
  "registration.pay": { student: own, hide: true },
});
