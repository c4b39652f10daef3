import { type Actor, definePermissions, scope } from "#app/core/permissions.ts";

const ownAward = scope("for their own award", (actor: Actor, object: { readonly studentId: string }) => {
  return actor.studentId !== undefined && actor.studentId === object.studentId;
});

export const payoutPermissions = definePermissions("payout", {
  /** Prepare, approve, send and settle; a verb also asks that the second person is another one (T16). */
  "payout.pay": { admin: true },
  "payout.thank": { student: ownAward, hide: true },
  "payout.read_thanks": { admin: true },
});
