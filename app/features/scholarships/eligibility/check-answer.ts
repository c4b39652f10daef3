import type { KnownReader } from "../known-reader.ts";
import type { GivenAnswers } from "./eligibility-question.ts";
import type { JudgementView } from "./judgement-view.ts";

/** What the scholarship's own action answers: the page, made for the one who asks. */
export type CheckAnswer = {
  given: GivenAnswers;
  errors: Readonly<Record<string, string>>;
  judgement: JudgementView | null;
  /** She pressed "Check" without one answer. */
  isEmpty: boolean;
  reader: KnownReader;
};
