import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listMockTests } from "../server/mock-tests/list-mock-tests.server.ts";
import { marksText, markTest, readAnswers } from "./mock-marking.ts";

const mockTests = listMockTests();

const aTest = fc.constantFrom(...mockTests);
const choices = fc.array(fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }), {
  minLength: 40,
  maxLength: 40,
});

describe("marking a mock test", () => {
  test("the score is right answers times marks, less what wrong ones take off; blanks count nothing", () => {
    fc.assert(
      fc.property(aTest, choices, (mock, chosen) => {
        const answers: Record<string, number> = {};
        let expected = 0;
        mock.questions.forEach(({ id, section, answer }, index) => {
          const choice = chosen[index];
          if (choice === undefined) return;
          answers[id] = choice;
          const rule = mock.sections.find(({ name }) => name === section);
          expected += Math.round(((choice === answer ? rule?.correct : rule?.wrong) ?? 0) * 100);
        });
        const marks = markTest(mock, answers);
        expect(marks.scoreHundredths).toBe(expected);
        expect(marks.correct + marks.wrong + marks.blank).toBe(mock.questions.length);
        expect(marks.sections.reduce((sum, { of }) => sum + of, 0)).toBe(mock.questions.length);
      }),
    );
  });

  test("all right is the best score; nothing answered is zero", () => {
    for (const mock of mockTests) {
      const all = Object.fromEntries(mock.questions.map(({ id, answer }) => [id, answer]));
      const marks = markTest(mock, all);
      expect(marks.scoreHundredths).toBe(marks.bestHundredths);
      expect(markTest(mock, {}).scoreHundredths).toBe(0);
    }
  });

  test("negative marking follows the exam: JEE one mark, bank a quarter, UPSC a third", () => {
    const wrongIn = (id: string) => {
      const mock = mockTests.find((one) => one.id === id);
      const [first] = mock?.questions ?? [];
      if (!mock || !first) throw new Error(id);
      return markTest(mock, { [first.id]: (first.answer + 1) % 4 }).scoreHundredths;
    };
    const wrong = ["jee-main", "ibps-po", "upsc-cse", "ielts"].map(wrongIn);
    expect(wrong).toEqual([-100, -25, -66, 0]);
  });

  test("marks are written as people write them", () => {
    expect([1200, 1234, -150, 0].map(marksText)).toEqual(["12", "12.34", "−1.5", "0"]);
  });
});

test("T15: only answers to questions of the test are read", () => {
  const [mock] = mockTests;
  if (!mock) throw new Error("no test");
  const [first, second] = mock.questions;
  const fields = new FormData();
  fields.set(`q-${first?.id}`, "2");
  fields.set(`q-${second?.id}`, "9");
  fields.set("q-other", "1");
  fields.set("score", "100");
  expect(readAnswers(mock, fields)).toEqual({ [first?.id ?? ""]: 2 });
});
