import { fieldSentences } from "../messages/field-sentences.ts";
import { defaultLanguage, type Language } from "./i18n.ts";
import type { Sentences } from "./sentences.ts";

/**
 * What a schema or a verb says in English, in the reader's language: the sentence itself is the key, so that a form's
 * rules stay in one place. One that nobody has translated stays as it is.
 */
export function saidIn(text: string, language: Language, ...rooms: readonly Sentences[]): string {
  if (language === defaultLanguage) return text;
  for (const table of [...rooms, fieldSentences as Sentences]) {
    for (const [name, english] of Object.entries(table[defaultLanguage])) {
      const other = table[language][name];
      if (other === undefined) continue;
      if (english === text) return other;
      const [before, after] = english.split("{count}");
      if (after === undefined || before === undefined) continue;
      if (!text.startsWith(before) || !text.endsWith(after)) continue;
      const count = text.slice(before.length, text.length - after.length);
      if (/^\d+$/.test(count)) return other.replace("{count}", count);
    }
  }
  return text;
}

/** The first complaint of each field, so said. */
export function errorsIn<T extends string | readonly string[]>(
  errors: Readonly<Record<string, T>>,
  language: Language,
  ...rooms: readonly Sentences[]
): Record<string, T> {
  const say = (text: string) => saidIn(text, language, ...rooms);
  return Object.fromEntries(
    Object.entries(errors).map(([name, said]) => [
      name,
      (typeof said === "string" ? say(said) : said.map(say)) as T,
    ]),
  );
}
