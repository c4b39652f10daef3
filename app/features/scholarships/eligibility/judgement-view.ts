import type { Language } from "#app/core/words/i18n.ts";
import type { Told } from "../views/shown-scholarship.ts";
import type { Outcome, Verdict } from "./eligibility.ts";

/** A judgement in finished words, in the reader's language. */
export interface JudgementView {
  readonly verdict: Verdict;
  readonly verdictWords: string;
  readonly matchPercent: number;
  readonly countWords: string;
  readonly criteria: readonly CriterionView[];
  readonly notes: readonly Told[];
}

export interface CriterionView {
  readonly outcome: Outcome;
  readonly rule: string;
  /** Only where the rule is in other words than the reader's. */
  readonly language?: Language | undefined;
  /** The reader's own answer; null where there is none. */
  readonly given: string | null;
  /** "Yours: …" and what would change it. */
  readonly hints: readonly string[];
  /** The questions whose answers would decide it. */
  readonly asks: readonly string[];
}
