import type { MockTest } from "./data/mock-tests/mock-test.ts";

/** Question id → chosen option. A question that is not in it was left out. */
export type MockAnswers = Readonly<Record<string, number>>;

export interface MockMarks {
  /** In hundredths of a mark, since some exams take off a third or a quarter. */
  readonly scoreHundredths: number;
  readonly bestHundredths: number;
  readonly correct: number;
  readonly wrong: number;
  readonly blank: number;
  readonly subjects: readonly { readonly name: string; readonly correct: number; readonly of: number }[];
}

export function markTest(
  { questions, marking }: Pick<MockTest, "questions" | "marking">,
  answers: MockAnswers,
): MockMarks {
  const chosen = questions.map((question) => ({ question, choice: answers[question.id] }));
  const correct = chosen.filter(({ question, choice }) => choice === question.answer).length;
  const blank = chosen.filter(({ choice }) => choice === undefined).length;
  const wrong = questions.length - correct - blank;
  const subjects = [...new Set(questions.map(({ subject }) => subject))].map((name) => {
    const own = chosen.filter(({ question }) => question.subject === name);
    return {
      name,
      of: own.length,
      correct: own.filter(({ question, choice }) => choice === question.answer).length,
    };
  });
  return {
    scoreHundredths: correct * hundredths(marking.correct) + wrong * hundredths(marking.wrong),
    bestHundredths: questions.length * hundredths(marking.correct),
    correct,
    wrong,
    blank,
    subjects,
  };
}

function hundredths(marks: number): number {
  return Math.round(marks * 100);
}

/** "12.34", "12", "−1.5" */
export function marksText(inHundredths: number): string {
  const text = String(Math.abs(inHundredths) / 100);
  return inHundredths < 0 ? `−${text}` : text;
}

/** What a form sent: fields "q-<id>" with the number of an option; anything else is dropped (T15). */
export function readAnswers(
  {
    questions,
  }: { readonly questions: readonly { readonly id: string; readonly options: readonly string[] }[] },
  fields: FormData,
): Record<string, number> {
  const answers: Record<string, number> = {};
  for (const { id, options } of questions) {
    const value = fields.get(`q-${id}`);
    if (typeof value === "string" && /^\d$/.test(value) && Number(value) < options.length)
      answers[id] = Number(value);
  }
  return answers;
}
