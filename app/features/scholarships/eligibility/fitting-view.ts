import type { ShownCard } from "../views/shown-scholarship.ts";
import type { Verdict } from "./eligibility.ts";
import type { JudgementView } from "./judgement-view.ts";

/** The verdicts of what is not refused, in the order in which they are shown. */
export const fittingVerdicts = [
  "eligible",
  "mayFit",
  "oneMissing",
  "manyMissing",
  "wouldBe",
] as const satisfies readonly Verdict[];
export type FittingVerdict = (typeof fittingVerdicts)[number];

export interface FittingGroup {
  readonly verdict: FittingVerdict;
  readonly total: number;
  /** The first of them. */
  readonly scholarships: readonly ShownCard[];
  readonly verdicts: Readonly<Record<string, JudgementView>>;
}

export interface FittingView {
  readonly groups: readonly FittingGroup[];
  /** How many she can apply for now, as everywhere: the first two groups together. */
  readonly fits: number;
  readonly total: number;
}

/** How many of a group stand on the page at first, and how many more come with each wish. */
const firstShown = 5;
const moreShown = 10;
export const mostShown = 200;

/** How many of each group a posted form asks for; its button may ask for more of one. */
export function shownOf(form: FormData): Record<FittingVerdict, number> {
  const more = form.get("more");
  const count = (verdict: FittingVerdict) => {
    const shown = Math.trunc(Number(form.get(`show-${verdict}`) ?? firstShown));
    const wished =
      (Number.isFinite(shown) ? Math.max(shown, 0) : firstShown) + (more === verdict ? moreShown : 0);
    return Math.min(Math.max(wished, firstShown), mostShown);
  };
  return {
    eligible: count("eligible"),
    mayFit: count("mayFit"),
    oneMissing: count("oneMissing"),
    manyMissing: count("manyMissing"),
    wouldBe: count("wouldBe"),
  };
}
