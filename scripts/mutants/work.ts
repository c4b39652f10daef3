import { type Mutant, slipsOf } from "./mutant.ts";

const review = ["app/features/reviews/server/reviews.db.test.ts"];

/** What is decided, and what a press does. */
export const workMutants: readonly Mutant[] = [
  ...slipsOf(
    "app/features/reviews/server/decisions/decide-review.server.ts",
    review,
    ['C18: "wait" approves', 'if (decision.verdict === "waitlist") {', "if (false) {"],
    [
      "seats and budget do not count",
      'if (decision.verdict === "approve") await assertRoom(review, decision.awardPaise);',
      "",
    ],
    [
      "anybody who may read decides",
      'reviewPermissions.assertCan(actor, "review.decide", review.access);',
      "",
    ],
    ["one decides without scores", "await assertScored(tx, review);", ""],
  ),
  ...slipsOf(
    "app/features/reviews/review-permissions.ts",
    ["tests/architecture/permission-matrix.test.ts", ...review],
    [
      "a verifier decides",
      'isFree(actor, access) && memberOf(actor) === "owner" && !access.isAppealed',
      'isFree(actor, access) && memberOf(actor) !== "reviewer" && !access.isAppealed',
    ],
    [
      "who prepared a bulk decision confirms it",
      "actor.userId !== bulk.preparedBy &&\n    (memberOf",
      "(memberOf",
    ],
    ["an institute reads another's applications", "!!ownerId && ownerId === actor.instituteId", "!!ownerId"],
    ["who declared a conflict goes on", "return !access.isConflicted && (", "return ("],
  ),
  ...slipsOf("app/features/reviews/server/decisions/move-up-waiting.server.ts", review, [
    "who is last on the waiting list goes first",
    "orderBy(rankingOrder, false)",
    "orderBy(rankingOrder, true)",
  ]),
  ...slipsOf(
    "app/features/reviews/server/bulk/run-bulk.server.ts",
    ["app/features/reviews/server/bulk/bulk.db.test.ts"],
    [
      "C18: a bulk rejection approves",
      'if (bulk.verdict === "reject") {',
      'if (bulk.verdict === ("none" as string)) {',
    ],
    ["what was not confirmed is carried out", 'bulk?.status !== "confirmed"', "!bulk"],
  ),
  ...slipsOf(
    "app/features/insurance/server/fraud/decide-fraud-alert.server.ts",
    ["app/features/insurance/server/fraud/fraud-alerts.db.test.ts"],
    ["C18: a fraud decision is not stored", "status: to,\n        note,", "note,"],
    ["who comes second overwrites", "if (row.revision !== revision) throw conflict();", ""],
  ),
  ...slipsOf(
    "app/features/insurance/server/claims/settle-claim.server.ts",
    [
      "app/features/insurance/server/insurance-actions.db.test.ts",
      "app/features/insurance/server/careful-desk.db.test.ts",
      "app/features/insurance/server/claim-payments/claim-payments.db.test.ts",
    ],
    [
      "C18: an approved claim is told as rejected",
      "if (approvedPaise === null) return",
      "if (approvedPaise !== null) return",
    ],
    ["more is paid than was claimed", "if (approved > row.amountPaise) {", "if (false) {"],
    ["a rejection has no reason", "if (!isApproved && !reason) throw", "if (false) throw"],
  ),
  ...slipsOf(
    "app/features/insurance/server/claim-payments/settle-claim-payment.server.ts",
    ["app/features/insurance/server/claim-payments/claim-payments.db.test.ts"],
    ["two claims are paid under one reference", "if (known > 0) throw invalid", "if (false) throw invalid"],
    ["a payment of tomorrow is believed", "if (paidOn > istDate()) throw", "if (false) throw"],
  ),
  ...slipsOf(
    "app/features/insurance/server/campaigns/test-campaign.server.ts",
    ["app/features/insurance/server/notices-and-alerts-actions.db.test.ts"],
    [
      "C18: the test of a campaign says it is sent and is not",
      "await queueMessage(tx, {",
      "await (async (..._: unknown[]) => {})(tx, {",
    ],
  ),
  ...slipsOf(
    "app/features/institutes/server/team/change-institute-team.server.ts",
    [
      "app/features/institutes/server/institute-actions.db.test.ts",
      "app/portals/institute/institute-actions.db.test.ts",
      "app/features/institutes/server/partnerships/partnerships.db.test.ts",
    ],
    [
      'C17-79: "remove" leaves a member in',
      "await tx.update(institutePerson).set({ endedAt }).where(eq(institutePerson.id, memberId));\n    await tx.update(instituteMember).set({ endedAt }).where(eq(instituteMember.id, memberId));",
      "",
    ],
    ["the last owner can leave", "if (owners === 0)", "if (false)"],
    [
      "a member of another institute is changed",
      "eq(institutePerson.instituteId, instituteId),\n            isNull(institutePerson.endedAt),\n          ),\n        )\n        .for",
      "isNull(institutePerson.endedAt),\n          ),\n        )\n        .for",
    ],
  ),
  ...slipsOf(
    "app/features/institutes/server/roster/move-roster-students.server.ts",
    ["app/features/institutes/server/roster/roster.db.test.ts"],
    ["C18: moving somebody of the roll does nothing", ".set({ status: to, updatedAt", ".set({ updatedAt"],
  ),
  ...slipsOf(
    "app/features/institutes/server/terms/renew-term.server.ts",
    ["app/features/institutes/server/partnerships/partnerships.db.test.ts"],
    ["C18: a renewal renews nothing", ".set({ termFrom, termTo, remindedDays", ".set({ remindedDays"],
    ["a second press renews again", "if (row.termTo !== seenTermTo) throw conflict();", ""],
  ),
  ...slipsOf(
    "app/portals/student/save-message-language.server.ts",
    ["app/portals/student/student-actions.db.test.ts"],
    [
      "C18: the language of messages is not saved",
      ".set({ language }).where(eq(appUser.id, userId))",
      '.set({ language }).where(eq(appUser.id, actor.sessionId ?? userId.replace(/.$/, "0")))',
    ],
  ),
];
