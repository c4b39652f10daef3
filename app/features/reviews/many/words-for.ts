import { type Language, languages } from "#app/core/words/i18n.ts";
import { quoteWords } from "#app/core/words/language-of-words.ts";
import type { GroupWords } from "./group-message-form.ts";

/** What a reader of this language gets: her own words, else the first there are, with their language named. */
export function wordsFor(words: GroupWords, language: Language): { title: string; message: string } {
  const own = words[language];
  if (own) return own;
  const other = languages.flatMap((code) => words[code] ?? [])[0] ?? { title: "", message: "" };
  return { title: other.title, message: quoteWords(other.message, language) };
}
