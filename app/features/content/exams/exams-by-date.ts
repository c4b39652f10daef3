import type { IstDay } from "#app/core/clock.ts";
import type { Exam } from "../data/exams/exam.ts";

/** Those with a day still to come first, the nearest on top; then those without a single day, as listed. */
export function examsByDate(exams: readonly Exam[], today: IstDay): Exam[] {
  const dayOf = ({ examOn }: Exam) => (examOn && examOn >= today ? examOn : "9999");
  return [...exams].sort((a, b) => dayOf(a).localeCompare(dayOf(b)));
}
