import ical from "ical-generator";
import { addIstDays, formatDate, istDate, now } from "#app/core/clock.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { env } from "#app/core/settings/env.server.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { examDatesMessages } from "../../messages/exam-dates.messages.server.ts";
import { exams } from "./exams.server.ts";

/** An exam's next day as a whole-day entry; one that is only expected says so in its title. */
export function examDateCalendar(examId: string, language: Language): string {
  const exam = exams.find(({ id }) => id === examId);
  if (!exam?.examOn || exam.examOn < istDate()) throw notFound("This exam has no known day to come.");
  const words = examDatesMessages[language];
  const calendar = ical({
    name: exam.name,
    prodId: { company: "ScholarSetu", product: "Exam date", language: language.toUpperCase() },
  });
  calendar.createEvent({
    // The same entry when the day is corrected later, so that a calendar moves it.
    id: `${exam.id}-date@scholarsetu`,
    stamp: now(),
    start: new Date(`${exam.examOn}T00:00:00Z`),
    end: new Date(`${addIstDays(exam.examOn, 1)}T00:00:00Z`),
    allDay: true,
    summary: exam.examOnIsEstimate ? `${exam.name} (${words.expectedLong})` : exam.name,
    description: `${words.when}: ${formatDate(exam.examOn, language)}\n${exam.officialSite}`,
    url: `${env().PUBLIC_URL}/exam-preparation/${exam.id}/plan`,
  });
  return calendar.toString();
}
