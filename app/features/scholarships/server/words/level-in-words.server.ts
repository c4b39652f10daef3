import { fillMessage } from "#app/core/words/fill-message.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { parseLevelSlug } from "../../catalogue/levels.ts";
import { higherEducation } from "../../lists/list-options.ts";
import { eligibilityMessages } from "../../messages/eligibility.messages.server.ts";
import { optionMessages } from "../../messages/options.messages.server.ts";
import { AnswerWords } from "../matching/answer-words.server.ts";

/** A level or a range of them by its slug: "Classes 6-8", "Class 9 to Undergraduate". */
export function levelInWords(slug: string, language: Language): string {
  const { levels, allLevels } = optionMessages[language];
  if (slug === "all") return allLevels;
  if (slug === higherEducation) return levels["higher-education"];
  const option = (levels as Readonly<Record<string, string>>)[slug];
  if (option !== undefined) return option;
  const range = parseLevelSlug(slug);
  if (!range) return slug;
  const words = new AnswerWords(language);
  if (range.from === range.to) return words.level(range.from);
  return fillMessage(eligibilityMessages[language].from, {
    from: words.level(range.from),
    to: words.level(range.to),
  });
}
