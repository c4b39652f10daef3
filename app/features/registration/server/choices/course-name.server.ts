import type { Language } from "#app/core/words/i18n.ts";
import { schoolClass } from "#app/features/scholarships/server/words/school-class.server.ts";

/** A course as it was written down; "Class 10", which registration writes, in the reader's own words. */
export function courseName(course: string | null, language: Language): string | null {
  const grade = /^class (\d{1,2})$/i.exec(course ?? "")?.[1];
  return grade ? schoolClass(grade, language) : course;
}
