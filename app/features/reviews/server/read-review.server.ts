import { and, asc, eq, isNull } from "drizzle-orm";
import { istDate, now } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { clockOf } from "#app/core/periods/due-clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { applicationMessage } from "#app/db/schema/applications.ts";
import { reviewConflict, reviewStanding, waitingPlace } from "#app/db/schema/reviews.ts";
import { applicationNumber } from "#app/features/applications/application-number.ts";
import { trackingMessages } from "#app/features/applications/messages/tracking.messages.server.ts";
import { profileOf } from "#app/features/applications/profile-of.ts";
import { pendingStatuses } from "#app/features/applications/rules/application-status.ts";
import {
  findScholarshipFacts,
  type ScholarshipFacts,
} from "#app/features/applications/server/drafts/find-scholarship-facts.server.ts";
import { savedSentences } from "#app/features/applications/server/saved-sentences.server.ts";
import { scoreText } from "#app/features/awards/score-text.ts";
import { namesOfHelpers } from "#app/features/identity/helping/names-of-helpers.server.ts";
import { helpingMessages } from "#app/features/identity/messages/helping.messages.server.ts";
import { nameTraces } from "#app/features/identity/server/audit/name-traces.server.ts";
import { findReadingLanguage } from "#app/features/identity/server/students/find-reading-language.server.ts";
import { judge } from "#app/features/scholarships/eligibility/eligibility.ts";
import type { Profile } from "#app/features/scholarships/eligibility/profile.ts";
import { sourceOf } from "#app/features/scholarships/money-source.ts";
import { judgementInWords } from "#app/features/scholarships/server/matching/eligibility-words.server.ts";
import { reviewPermissions } from "../review-permissions.ts";
import { type ReviewStage, stageDueAt, stageOf } from "../review-stage.ts";
import type { ReviewView } from "../review-view.ts";
import { listRefuted } from "./decisions/list-refuted.server.ts";
import { readSeats } from "./decisions/read-seats.server.ts";
import { describeAnswers } from "./describe-answers.server.ts";
import { describeChecks } from "./describe-checks.server.ts";
import { findVisibleProfile } from "./find-visible-profile.server.ts";
import { listReviewEvents } from "./list-review-events.server.ts";
import { type FoundReview, getReviewRow } from "./review-row.server.ts";
import { rollMatch } from "./roll-match.server.ts";
import { listScores } from "./scores/list-scores.server.ts";

/** One application as this reader may see it: what is hidden never leaves the server. */
export async function readReview(actor: Actor, number: string): Promise<ReviewView> {
  const found = await getReviewRow(actor, number);
  const { row, terms, access } = found;
  const scholarship = row.scholarshipId ? await findScholarshipFacts({ id: row.scholarshipId }) : null;
  const showsPerson = reviewPermissions.can(actor, "review.see_person", access);
  const isBlindHere = !showsPerson && !access.isConflicted;
  const traces = await nameTraces(actor, `application:${row.id}`);
  const checks = access.isConflicted ? [] : await describeChecks(row, scholarship, showsPerson, traces);
  const { isOpen, ...scores } = await readScores(actor, found);
  const isWaiting = pendingStatuses.includes(row.status) && (await isOnList(row.id));
  const stage = stageOf({
    openChecks: checks.filter(({ status }) => status !== "verified").length,
    scores: scores.scoreCount,
    scoresNeeded: terms.rubric.length === 0 ? 0 : terms.reviewersNeeded,
    isWaiting,
  });
  return {
    id: row.id,
    number: applicationNumber(row),
    title: (showsPerson && row.answers.fullName?.value) || applicationNumber(row),
    scholarship: scholarship?.title ?? "Assisted application",
    amount: scholarship?.amountText ?? null,
    appliedAt: row.submittedAt?.toISOString() ?? "",
    status: row.status,
    stage,
    ...dueOf(found, stage),
    isWithDesk: access.isWithDesk,
    isWaiting,
    isBlindHere,
    reads: showsPerson ? await findReadingLanguage(row.userId) : null,
    saved: { defects: savedSentences.list("defects"), decisions: savedSentences.list("decisions") },
    roll: showsPerson && !access.isConflicted ? await rollMatch.describe(actor, row.id) : null,
    conflict: await findConflict(actor, row.id),
    answers: access.isConflicted ? [] : describeAnswers(row, scholarship, terms, isBlindHere),
    checks,
    ...eligibilityOf(found, scholarship, isBlindHere, showsPerson ? await findVisibleProfile(row) : null),
    refuted: access.isConflicted ? [] : listRefuted(row, scholarship),
    rubric: terms.rubric,
    reviewersNeeded: terms.reviewersNeeded,
    ...scores,
    seats: row.scholarshipId ? await readSeats(row.scholarshipId, terms) : null,
    usualAward: String((terms.awardPaise ?? scholarship?.amountMaxPaise ?? 0) / 100),
    appealText: showsPerson ? row.appealText : null,
    decision: decisionOf(found, showsPerson),
    forwarded: forwardedOf(found, showsPerson),
    messages: showsPerson ? await listMessages(row.id) : [],
    filledBy: showsPerson ? await filledBy(row) : null,
    events: await listReviewEvents(row.id, {
      labels: new Map(checks.map(({ code, label }) => [code, label])),
      showsPerson,
      traces,
      showsScores: isOpen,
    }),
    may: mayOf(actor, found, showsPerson),
  };
}

function dueOf({ row }: FoundReview, stage: ReviewStage) {
  const dueAt = row.status === "under_review" ? row.dueAt : null;
  return {
    dueAt: dueAt?.toISOString() ?? null,
    stageDueAt: dueAt && stageDueAt(stage, dueAt).toISOString(),
    clock: clockOf(dueAt && stageDueAt(stage, dueAt), row.submittedAt),
    isLate: dueAt !== null && dueAt < now(),
  };
}

async function readScores(actor: Actor, { row, access }: FoundReview) {
  const { count, isOpen, scores } = await listScores(actor, row.id);
  const [standing] = await database()
    .select()
    .from(reviewStanding)
    .where(eq(reviewStanding.applicationId, row.id));
  const shown = isOpen && !access.isConflicted ? standing : undefined;
  return {
    isOpen: isOpen && !access.isConflicted,
    scoreCount: count,
    scores: access.isConflicted ? [] : scores,
    mean: shown ? scoreText(shown.mean) : null,
    spread: shown && shown.scores > 1 ? Math.round(shown.spread / 100) : null,
  };
}

function decisionOf({ row }: FoundReview, showsPerson: boolean): ReviewView["decision"] {
  if (!row.decidedAt) return null;
  const words = trackingMessages.en.decisionReasons as Readonly<Record<string, string>>;
  return {
    at: row.decidedAt.toISOString(),
    reasons: row.decisionReasons.map((reason) => words[reason] ?? reason),
    sentence: savedSentences.in("en", "decisions", row.decisionSentence),
    note: showsPerson ? row.decisionNote : null,
    award: row.awardPaise === null ? null : formatMoney(paise(row.awardPaise)),
  };
}

function forwardedOf({ row }: FoundReview, showsPerson: boolean): ReviewView["forwarded"] {
  if (!row.forwardedAt) return null;
  const note = showsPerson ? row.decisionNote : null;
  return { at: row.forwardedAt.toISOString(), reference: row.providerReference ?? "", note };
}

function mayOf(actor: Actor, { row, terms, access }: FoundReview, showsPerson: boolean): ReviewView["may"] {
  const isPending = pendingStatuses.includes(row.status);
  const may = (action: "review.check" | "review.score" | "review.decide" | "review.message") =>
    reviewPermissions.can(actor, action, access);
  return {
    check: isPending && may("review.check"),
    score: isPending && terms.rubric.length > 0 && may("review.score"),
    decide: isPending && may("review.decide"),
    forward:
      row.status === "under_review" &&
      actor.role === "admin" &&
      access.ownerKind !== null &&
      sourceOf(access.ownerKind, terms.moneySource) === "provider" &&
      may("review.decide"),
    message: showsPerson && may("review.message"),
    declareConflict: isPending && !access.isConflicted,
    release: row.status === "approved" && may("review.decide"),
    reconsider: row.status === "rejected" && may("review.decide"),
  };
}

const noEligibility = { eligibility: [], eligibilityWords: null };

function eligibilityOf(
  { row, access }: FoundReview,
  scholarship: ScholarshipFacts | null,
  isBlind: boolean,
  visible: Profile | null,
) {
  if (!scholarship || access.isConflicted) return noEligibility;
  const day = istDate(row.submittedAt ?? now());
  const judgement = judge(scholarship.criteria, { ...visible, ...profileOf(row.answers) }, day);
  const criteria = judgement.criteria.filter(({ kind }) => !isBlind || kind !== "genders");
  const view = judgementInWords({ ...judgement, criteria }, "en");
  return {
    eligibility: view.criteria.map(({ outcome, rule, given }) => ({ outcome, rule, given })),
    eligibilityWords: visible
      ? `${view.countWords} Where the form did not ask, by her profile, which she lets providers see.`
      : view.countWords,
  };
}

async function isOnList(applicationId: string): Promise<boolean> {
  const where = and(eq(waitingPlace.applicationId, applicationId), isNull(waitingPlace.endedAt));
  return (await database().$count(waitingPlace, where)) > 0;
}

async function findConflict(actor: Actor, applicationId: string): Promise<ReviewView["conflict"]> {
  if (!actor.userId) return null;
  const [found] = await database()
    .select()
    .from(reviewConflict)
    .where(and(eq(reviewConflict.applicationId, applicationId), eq(reviewConflict.userId, actor.userId)));
  return found ? { reason: found.reason, declaredAt: found.declaredAt.toISOString() } : null;
}

async function listMessages(applicationId: string): Promise<ReviewView["messages"]> {
  const from = { student: "The student", institute: "The institute" } as Readonly<Record<string, string>>;
  const rows = await database()
    .select()
    .from(applicationMessage)
    .where(eq(applicationMessage.applicationId, applicationId))
    .orderBy(asc(applicationMessage.sentAt), asc(applicationMessage.id));
  return rows.map(({ id, byRole, text, sentAt }) => ({
    id,
    from: from[byRole] ?? "The admin desk",
    text,
    at: sentAt.toISOString(),
  }));
}

/** "Lakshmi (CSC)": who reviews it knows whose hand it was. */
async function filledBy({ helperId }: FoundReview["row"]): Promise<string | null> {
  const helper = helperId && (await namesOfHelpers([helperId])).get(helperId);
  return helper ? `${helper.name} (${helpingMessages.en.kinds[helper.kind]})` : null;
}
