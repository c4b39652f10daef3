import ical from "ical-generator";
import { addIstDays, type IstDay, now } from "#app/core/clock.ts";
import { env } from "#app/core/settings/env.server.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import type { Language } from "#app/core/words/i18n.ts";
import type { PersonalPlan } from "../../exams/exam-plan.ts";
import { examPlanMessages } from "../../messages/exam-plan.messages.server.ts";

/** The plan as all-day entries: each phase, the milestones, and the exam itself. */
export function planCalendar(
  exam: { id: string; name: string },
  plan: PersonalPlan,
  language: Language,
): string {
  const words = examPlanMessages[language];
  const calendar = ical({
    name: fillMessage(words.calendarName, { exam: exam.name }),
    prodId: { company: "ScholarSetu", product: "Exam plan", language: language.toUpperCase() },
  });
  const url = `${env().PUBLIC_URL}/exam-preparation/${exam.id}/plan?date=${plan.examOn}`;
  const add = (id: string, from: IstDay, afterEnd: IstDay, summary: string, description?: string) =>
    calendar.createEvent({
      id: `${exam.id}-${plan.examOn}-${id}@scholarsetu`,
      stamp: now(),
      // A day without a time has no zone: written in UTC it is that day everywhere.
      start: new Date(`${from}T00:00:00Z`),
      end: new Date(`${afterEnd}T00:00:00Z`),
      allDay: true,
      summary,
      url,
      ...(description && { description }),
    });
  for (const [index, { name, from, to, tasks }] of plan.phases.entries()) {
    add(`phase-${index + 1}`, from, addIstDays(to, 1), `${exam.name}: ${name}`, tasks.join("\n"));
  }
  for (const { on, title } of plan.milestones)
    add(`on-${on}`, on, addIstDays(on, 1), `${exam.name}: ${title}`);
  add("exam", plan.examOn, addIstDays(plan.examOn, 1), `${exam.name}: ${words.theExam}`);
  return calendar.toString();
}
