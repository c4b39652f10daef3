import type { ProviderType } from "../catalogue/catalogue-options.ts";
import type { ShownCard } from "../views/shown-scholarship.ts";
import type { JudgementView } from "./judgement-view.ts";

/** What fits a student, with the reasons. */
export interface MatchesView {
  readonly matches: readonly ShownCard[];
  readonly verdicts: Readonly<Record<string, JudgementView>>;
  /** How many of the whole catalogue fit. */
  readonly fits: number;
  readonly kinds: Readonly<Record<ProviderType, string>>;
  /** Nothing is recommended only because matching was not agreed to. */
  readonly mayAsk: boolean;
}

export interface FindTabView extends MatchesView {
  readonly saved: readonly ShownCard[];
}
