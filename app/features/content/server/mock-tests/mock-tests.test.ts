import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { numberIn } from "#tests/support/number-in.ts";
import { markTest } from "../../mock-tests/mock-marking.ts";
import { exams } from "../exams/exams.server.ts";
import { listMockTests } from "./list-mock-tests.server.ts";

const tests = listMockTests();
const leastQuestions = 30;
const byPlace =
  /\b(first|second|third|fourth|last) (option|choice)|\boption [A-D1-4]\b|\bthe last two\b|^Only the first\b/;
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");

test("I14: every exam has a test of its own, which bears its id and its name", () => {
  const named = (list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => `${id}: ${name}`);
  expect(named(tests.map(({ id, exam }) => ({ id, name: exam })))).toEqual(named(exams));
});

test("no question stands in two tests, nor twice in one", () => {
  const seen = new Map<string, string>();
  for (const { questions, passages } of tests)
    for (const { id, passage, question, options } of questions) {
      const text = plain(`${passages[passage ?? ""] ?? ""} ${question} ${[...options].sort().join(" ")}`);
      expect(seen.get(text), id).toBeUndefined();
      seen.set(text, id);
    }
});

describe.each(tests)("I14: $exam", (mock) => {
  const { id, questions, sections, passages, real, minutes } = mock;

  test("has at least thirty questions, each with four different options and an explanation", () => {
    expect(questions.length).toBeGreaterThanOrEqual(leastQuestions);
    questions.forEach((question, index) => {
      expect(question.id).toBe(`${id}-${String(index + 1).padStart(2, "0")}`);
      expect(new Set(question.options.map(plainOption)).size, question.id).toBe(4);
      expect(question.explanation.length, question.id).toBeGreaterThan(20);
      // Options were shuffled after they were written: an explanation names what it speaks of, not its place.
      expect(question.explanation, question.id).not.toMatch(byPlace);
    });
  });

  test("the right answers stand evenly at all four places, never four times running at one", () => {
    const places = [0, 1, 2, 3].map((place) => questions.filter(({ answer }) => answer === place).length);
    expect(Math.max(...places) - Math.min(...places)).toBeLessThanOrEqual(2);
    const line = questions.map(({ answer }) => answer).join("");
    expect(line).not.toMatch(/(\d)\1\1\1/);
  });

  test("sections, passages and marks fit together", () => {
    expect(new Set(questions.map(({ section }) => section))).toEqual(
      new Set(sections.map(({ name }) => name)),
    );
    // A section's questions stand together, as on the paper.
    const runs = questions.filter(({ section }, index) => section !== questions[index - 1]?.section).length;
    expect(runs).toBe(sections.length);
    const used = new Set(questions.flatMap(({ passage }) => passage ?? []));
    expect(used).toEqual(new Set(Object.keys(passages)));
    const all = Object.fromEntries(questions.map(({ id, answer }) => [id, answer]));
    const marks = markTest(mock, all);
    expect(marks.scoreHundredths).toBe(marks.bestHundredths);
    expect(marks.of).toBe(questions.length);
  });

  test("gives about as much time for a question as the real paper", () => {
    if (!real) return;
    const fair = (real.minutes * questions.length) / real.questions;
    expect(Math.abs(minutes - fair) / fair).toBeLessThan(0.12);
  });

  const checked = questions.filter(({ check }) => check !== undefined);
  test.each(checked)("$id: worked out again, only the right option shows the value", (question) => {
    const value: unknown = runInNewContext(question.check ?? "", { Math });
    const fits = question.options.map((option) =>
      typeof value === "number" ? isNear(numberIn(option), value) : option === value,
    );
    expect(fits, String(value)).toEqual(question.options.map((_, index) => index === question.answer));
  });
});

/** "a × b" and "a·b" are different texts; capitals and spaces make no option another one. */
function plainOption(option: string): string {
  return option.trim().replace(/\s+/g, " ");
}

/** Options are rounded to three figures or so. */
function isNear(shown: number | null, value: number): boolean {
  return shown !== null && Math.abs(shown - value) <= Math.max(Math.abs(value) * 0.004, 1e-9);
}
