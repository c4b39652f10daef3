import { type MockAnswers, type MockMarks, markTest } from "./mock-marking.ts";
import type { MockQuestion, MockTest } from "./mock-test.ts";

/** A question as it stands on the paper: without its answer. */
export type PaperQuestion = Omit<MockQuestion, "answer" | "explanation">;

export type MockPaper = Pick<MockTest, "id" | "exam" | "minutes" | "passages"> & {
  readonly questions: readonly PaperQuestion[];
};

export interface MockResult {
  readonly test: Pick<MockTest, "id" | "exam" | "passages">;
  readonly marks: MockMarks;
  /** The answers came after the time: what counts is what was saved in time, and this is what they would be worth. */
  readonly late: MockMarks | null;
  readonly answers: MockAnswers;
  readonly questions: readonly MockQuestion[];
}

export function paperOf({ id, exam, minutes, passages, questions }: MockTest): MockPaper {
  return { id, exam, minutes, passages, questions: questions.map(paperQuestion) };
}

function paperQuestion({ id, section, passage, question, options }: MockQuestion): PaperQuestion {
  return { id, section, passage, question, options };
}

/** `counted` is what gives the marks, `answers` what was sent: they differ when a paper came too late. */
export function resultOf(test: MockTest, answers: MockAnswers, counted: MockAnswers = answers): MockResult {
  return {
    test: { id: test.id, exam: test.exam, passages: test.passages },
    marks: markTest(test, counted),
    late: counted === answers ? null : markTest(test, answers),
    answers,
    questions: test.questions.map((one) => ({
      ...paperQuestion(one),
      answer: one.answer,
      explanation: one.explanation,
    })),
  };
}
