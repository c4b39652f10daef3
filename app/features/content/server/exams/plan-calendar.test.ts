import { describe, expect, test } from "vitest";
import { languages } from "#app/core/words/i18n.ts";
import { readCalendar } from "#tests/support/read-calendar.ts";
import { personalPlan } from "../../exams/exam-plan.ts";
import { examPlanMessages } from "../../messages/exam-plan.messages.server.ts";
import { exams } from "./exams.server.ts";
import { planCalendar } from "./plan-calendar.server.ts";
import { planWords } from "./plan-words.server.ts";

describe.each(languages)("in %s", (language) => {
  test("every exam's plan is a calendar file that a strict parser accepts, with whole days", () => {
    for (const exam of exams) {
      const plan = personalPlan(exam, "2027-05-02", "2026-11-15", planWords[language]);
      if (!plan) throw new Error(exam.id);
      const { events } = readCalendar(planCalendar(exam, plan, language));
      expect(events).toHaveLength(plan.phases.length + plan.milestones.length + 1);
      expect(events.at(-1)).toMatchObject({ DTSTART: "20270502", DTEND: "20270503" });
      expect(new Set(events.map(({ UID }) => UID)).size).toBe(events.length);
      expect(events.at(-1)?.SUMMARY).toContain(examPlanMessages[language].theExam);
    }
  });
});
