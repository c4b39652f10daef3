import { addHours } from "#app/core/clock.ts";
import type { MemberRole } from "#app/core/portals/permissions.ts";

/** Where an application stands inside "Under Review". */
export const reviewStages = ["checks", "scoring", "decision", "waiting_list"] as const;
export type ReviewStage = (typeof reviewStages)[number];

export const stageWords: Readonly<Record<ReviewStage, { readonly label: string; readonly who: string }>> = {
  checks: { label: "Checks", who: "a verifier" },
  scoring: { label: "Scoring", who: "a reviewer" },
  decision: { label: "Decision", who: "the owner" },
  waiting_list: { label: "Waiting list", who: "the list" },
};

/** Of the 48 promised hours: checks within 24, scores within 36, the decision within 48. */
const hoursBeforeEnd: Readonly<Record<ReviewStage, number>> = {
  checks: 24,
  scoring: 12,
  decision: 0,
  waiting_list: 0,
};

export function stageOf(facts: {
  readonly openChecks: number;
  readonly scores: number;
  readonly scoresNeeded: number;
  readonly isWaiting: boolean;
}): ReviewStage {
  if (facts.openChecks > 0) return "checks";
  if (facts.isWaiting) return "waiting_list";
  return facts.scores < facts.scoresNeeded ? "scoring" : "decision";
}

/** By when this stage must be over, so that the promise to the student can be kept. */
export function stageDueAt(stage: ReviewStage, dueAt: Date): Date {
  return addHours(dueAt, -hoursBeforeEnd[stage]);
}

/** Somebody is reminded when so many hours of a stage are left. */
export const remindHoursBefore = 6;

const holders: Readonly<Record<ReviewStage, readonly MemberRole[]>> = {
  checks: ["verifier"],
  scoring: ["reviewer"],
  decision: ["owner"],
  waiting_list: [],
};

/** Whom a stage concerns; the owner hears of everything that is late. */
export function rolesToTell(stage: ReviewStage, isLate: boolean): MemberRole[] {
  return [...new Set([...holders[stage], ...(isLate ? (["owner"] as const) : [])])];
}
