import type { GivenAnswers } from "./eligibility-question.ts";
import type { JudgementView } from "./judgement-view.ts";

/** What the scholarship's own action answers. */
export type CheckAnswer = {
  given: GivenAnswers;
  errors: Readonly<Record<string, string>>;
  judgement: JudgementView | null;
};
