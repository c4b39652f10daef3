import { type Actor, anyStaff, definePermissions, readers, staff } from "#app/core/portals/permissions.ts";
import { unauthenticated } from "#app/core/requests/errors.ts";

/** Everybody's bell is their own: the verbs take the user from the actor, so there is no other one to name. */
export const notificationPermissions = definePermissions("notification", {
  "notification.read": { student: true, institute: true, donor: true, csr: true, admin: anyStaff() },
  "notification.mark": { student: true, institute: true, donor: true, csr: true, admin: anyStaff() },
  "notification.settings": { student: true },
});

/** SMS and e-mail on their way out: what a message says stays sealed, only that it waits and why is seen. */
export const messagePermissions = definePermissions("message", {
  "message.see": { admin: readers(["security", "support"]) },
  "message.retry": { admin: staff(["security"]) },
  "message.give_up": { admin: staff(["security"]) },
  "message.hold": { admin: staff(["security"]), system: true },
});

export function ownUserId(actor: Actor): string {
  if (actor.userId === null) throw unauthenticated();
  return actor.userId;
}
