import type { Language } from "#app/core/words/i18n.ts";
import { optionMessages } from "#app/features/scholarships/messages/options.messages.server.ts";
import { schoolClass } from "#app/features/scholarships/server/words/school-class.server.ts";
import { paperMessages } from "../../messages/papers.messages.server.ts";

/** "10th" as people say it: "Class 10", "10వ తరగతి", "कक्षा 10"; a degree keeps its short name. */
export function className(value: string, language: Language): string {
  const grade = /^(\d{1,2})th$/.exec(value)?.[1];
  if (grade) return schoolClass(grade, language);
  if (value === "others") return paperMessages[language].otherClass;
  return (optionMessages[language].courses as Record<string, string>)[value] ?? value;
}
