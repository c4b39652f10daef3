import type { MockTest } from "./mock-test.ts";

/** Question id → chosen option. A question that is not in it was left out. */
export type MockAnswers = Readonly<Record<string, number>>;

export interface MockSectionMarks {
  readonly name: string;
  readonly of: number;
  readonly correct: number;
  readonly wrong: number;
  /** In hundredths of a mark, since some exams take off a third or a quarter. */
  readonly scoreHundredths: number;
  readonly bestHundredths: number;
  /** What wrong answers took off. */
  readonly lostHundredths: number;
}

export interface MockMarks extends Omit<MockSectionMarks, "name"> {
  readonly blank: number;
  readonly sections: readonly MockSectionMarks[];
}

/** Each section is marked by its own rule; the whole is their sum. */
export function markTest(
  { questions, sections }: Pick<MockTest, "questions" | "sections">,
  answers: MockAnswers,
): MockMarks {
  const marked = sections.map((section): MockSectionMarks => {
    const own = questions.filter((question) => question.section === section.name);
    const correct = own.filter(({ id, answer }) => answers[id] === answer).length;
    const wrong = own.filter(({ id }) => answers[id] !== undefined).length - correct;
    const lostHundredths = -wrong * hundredths(section.wrong);
    return {
      name: section.name,
      of: own.length,
      correct,
      wrong,
      scoreHundredths: correct * hundredths(section.correct) - lostHundredths,
      bestHundredths: own.length * hundredths(section.correct),
      lostHundredths,
    };
  });
  const sum = (key: Exclude<keyof MockSectionMarks, "name">) =>
    marked.reduce((total, section) => total + section[key], 0);
  const [of, correct, wrong] = [sum("of"), sum("correct"), sum("wrong")];
  return {
    of,
    correct,
    wrong,
    blank: of - correct - wrong,
    scoreHundredths: sum("scoreHundredths"),
    bestHundredths: sum("bestHundredths"),
    lostHundredths: sum("lostHundredths"),
    sections: marked,
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
