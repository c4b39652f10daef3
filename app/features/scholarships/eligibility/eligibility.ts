import type { IstDay } from "#app/core/clock.ts";
import type { Deadline } from "../views/deadline.ts";
import type { Criteria } from "./criteria.ts";
import type { CriterionKind, Finding } from "./criterion-rules.ts";
import { criterionKinds, criterionRules } from "./criterion-rules.ts";
import type { Change } from "./eligibility-change.ts";
import type { Profile } from "./profile.ts";

export type Outcome = "met" | "notMet" | "unknown";

/** "You can apply" · "May fit" (a machine cannot check the rest) · "One answer missing" · "Some answers missing" · "Not for you now" · "You would be eligible" */
export const verdicts = ["eligible", "mayFit", "oneMissing", "manyMissing", "notNow", "wouldBe"] as const;
export type Verdict = (typeof verdicts)[number];

/** One criterion with codes and values; the page makes the words of them. */
export interface CriterionResult {
  readonly kind: CriterionKind;
  readonly outcome: Outcome;
  /** What the rule asks for, as it stands in the criteria. */
  readonly wanted: unknown;
  /** What the profile says; null when it says nothing. */
  readonly given: unknown;
  /** The questions whose answers would decide an unknown criterion. */
  readonly missing: readonly string[];
  /** What would turn "not met" into "met", and from which day; null when nothing will. */
  readonly change: Change | null;
}

export interface Judgement {
  readonly verdict: Verdict;
  readonly matchPercent: number;
  readonly criteria: readonly CriterionResult[];
  readonly missing: readonly string[];
  readonly changes: readonly Change[];
  readonly notes: readonly string[];
}

/**
 * The one rule set: a scholarship's criteria against a profile on a day. Without a deadline the scholarship
 * counts as open. The SQL in server/matching/eligibility-for-student.server.ts and
 * eligibility-for-scholarship.server.ts says the same for whole tables.
 */
export function judge(criteria: Criteria, profile: Profile, day: IstDay, deadline?: Deadline): Judgement {
  const results = criterionKinds.flatMap((kind) => {
    const found = criterionRules[kind](criteria, profile, day) ?? [];
    return (Array.isArray(found) ? found : [found]).map((finding: Finding) => resultOf(kind, finding));
  });
  const count = countOutcomes(results);
  // S29: where the dates are to come, nobody can apply now either.
  const isOpen = deadline === undefined || deadline.status === "Open";
  const missing = [...new Set(results.flatMap((result) => result.missing))];
  const changes = results.flatMap(({ change }) => (change ? [change] : []));
  for (const question of missing) changes.push({ code: "answer", question });
  const isDated = deadline?.status === "Closed" || deadline?.expectedBy;
  if (!isOpen && isDated) {
    changes.push({ code: "opens", on: deadline.opensOn, around: deadline.expectedBy });
  }
  return {
    verdict: verdictOf(count, isOpen, criteria.notes.length > 0),
    // S8: what only people can judge counts as not known, so that 100 % means all of it.
    matchPercent: matchPercent(count.met, count.total + criteria.notes.length),
    criteria: results,
    missing,
    changes,
    notes: criteria.notes,
  };
}

function resultOf(kind: CriterionKind, finding: Finding): CriterionResult {
  const { holds, wanted, given, missing, change } = finding;
  return {
    kind,
    outcome: holds === null ? "unknown" : holds ? "met" : "notMet",
    wanted,
    given: given ?? null,
    missing: holds === null ? missing : [],
    change: holds === false ? (change ?? null) : null,
  };
}

export interface OutcomeCount {
  readonly met: number;
  readonly notMet: number;
  readonly total: number;
}

export function countOutcomes(results: readonly { readonly outcome: Outcome }[]): OutcomeCount {
  const count = (outcome: Outcome) => results.filter((result) => result.outcome === outcome).length;
  return { met: count("met"), notMet: count("notMet"), total: results.length };
}

export function verdictOf(count: OutcomeCount, isOpen: boolean, hasNotes: boolean): Verdict {
  if (count.notMet > 0) return "notNow";
  const unknown = count.total - count.met;
  if (unknown > 0) return unknown === 1 ? "oneMissing" : "manyMissing";
  if (!isOpen) return "wouldBe";
  return hasNotes ? "mayFit" : "eligible";
}

/** Whole percent, half up, in integers, so that SQL comes to the same number. */
export function matchPercent(met: number, total: number): number {
  return total === 0 ? 100 : Math.floor((200 * met + total) / (2 * total));
}
