import { type Actor, definePermissions, readers, scope, staff } from "#app/core/portals/permissions.ts";

/** What a right about an award depends on. */
export interface AwardAccess {
  readonly studentId: string;
  /** Whose money it is, where an institute gives it. */
  readonly instituteId: string | null;
}

const ownAward = scope("for their own award", (actor: Actor, object: { readonly studentId: string }) => {
  return actor.studentId !== undefined && actor.studentId === object.studentId;
});

function leads(actor: Actor, instituteId: string | null): boolean {
  return !!instituteId && instituteId === actor.instituteId && (actor.memberRole ?? "owner") === "owner";
}
const ownInstitute = scope(
  "of their own institute, as its owner",
  (actor: Actor, object: { readonly instituteId: string | null }) => leads(actor, object.instituteId),
);

export const payoutPermissions = definePermissions("payout", {
  /** Batches, awards, changed accounts, deposits: to look at. */
  "payout.see": { admin: readers(["finance"]) },
  /** Prepare, approve, send and settle; a verb also asks that the second person is another one (T16). */
  "payout.pay": { admin: staff(["finance"]) },
  "payout.thank": { student: ownAward, hide: true },
  "payout.read_thanks": { admin: readers(["finance"]) },
  "payout.judge_thanks": { admin: staff(["finance"]) },
  /** Accept or decline it, give an account, say whether an institute's payment came. */
  "payout.answer_award": { student: ownAward, hide: true },
  /** Another amount, before it is paid. */
  "payout.correct_award": { institute: ownInstitute, admin: staff(["finance", "verification"]), hide: true },
  /** An institute that pays by itself writes it down. */
  "payout.record_payment": { institute: ownInstitute, hide: true },
  "payout.announce_deposit": { institute: ownInstitute, hide: true },
  "payout.receive_deposit": { admin: staff(["finance"]) },
});
