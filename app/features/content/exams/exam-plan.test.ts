import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addIstDays, istDaysBetween } from "#app/core/clock.ts";
import { exams } from "../server/exams/exams.server.ts";
import { planWords } from "../server/exams/plan-words.server.ts";
import { personalPlan } from "./exam-plan.ts";

const start = "2026-11-15";
const anExam = fc.constantFrom(...exams);

describe("a personal plan counted back from the exam", () => {
  test("every day before the exam belongs to exactly one phase", () => {
    fc.assert(
      fc.property(anExam, fc.integer({ min: 1, max: 900 }), (exam, days) => {
        const examOn = addIstDays(start, days);
        const plan = personalPlan(exam, examOn, start, planWords.en);
        expect(plan?.phases[0]?.from).toBe(start);
        expect(plan?.phases.at(-1)?.to).toBe(addIstDays(examOn, -1));
        for (const [index, phase] of (plan?.phases ?? []).entries()) {
          expect(phase.from <= phase.to).toBe(true);
          const next = plan?.phases[index + 1];
          if (next) expect(next.from).toBe(addIstDays(phase.to, 1));
        }
      }),
    );
  });

  test("the syllabus is studied before the mock tests begin, each part after the one before", () => {
    fc.assert(
      fc.property(anExam, fc.integer({ min: 1, max: 900 }), (exam, days) => {
        const plan = personalPlan(exam, addIstDays(start, days), start, planWords.en);
        const mocks = plan?.phases.find(({ id }) => id === "mocks");
        for (const [index, part] of (plan?.syllabus ?? []).entries()) {
          expect(part.from <= part.to).toBe(true);
          if (mocks) expect(part.to < mocks.from).toBe(true);
          const next = plan?.syllabus[index + 1];
          if (next) expect(next.from).toBe(addIstDays(part.to, 1));
        }
      }),
    );
  });

  test("milestones lie between today and the exam", () => {
    fc.assert(
      fc.property(anExam, fc.integer({ min: 1, max: 900 }), (exam, days) => {
        const plan = personalPlan(exam, addIstDays(start, days), start, planWords.en);
        for (const { on } of plan?.milestones ?? []) {
          expect(istDaysBetween(start, on)).toBeGreaterThan(0);
          expect(istDaysBetween(on, addIstDays(start, days))).toBeGreaterThan(0);
        }
      }),
    );
  });

  test("an exam today or in the past has no plan", () => {
    const [exam] = exams;
    expect(personalPlan(exam as (typeof exams)[number], start, start, planWords.en)).toBeNull();
    expect(personalPlan(exam as (typeof exams)[number], "2026-01-01", start, planWords.en)).toBeNull();
  });
});
