import type { MockQuestion, MockTest } from "./data/mock-tests/mock-test.ts";
import type { MockAnswers, MockMarks } from "./mock-marking.ts";

/** A question as it stands on the paper: without its answer. */
export type PaperQuestion = Pick<MockQuestion, "id" | "subject" | "question" | "options">;

export interface MockPaper {
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  readonly marking: MockTest["marking"];
  readonly questions: readonly PaperQuestion[];
}

export interface MockResult {
  readonly test: { readonly id: string; readonly title: string; readonly marking: MockTest["marking"] };
  readonly marks: MockMarks;
  /** The answers came after the time: what counts is what was saved in time, and this is what they would be worth. */
  readonly late: MockMarks | null;
  readonly answers: MockAnswers;
  readonly questions: readonly MockQuestion[];
}

export function paperOf({ id, title, minutes, marking, questions }: MockTest): MockPaper {
  return {
    id,
    title,
    minutes,
    marking,
    questions: questions.map((one) => ({
      id: one.id,
      subject: one.subject,
      question: one.question,
      options: one.options,
    })),
  };
}
