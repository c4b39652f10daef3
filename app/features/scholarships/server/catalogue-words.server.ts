import { defaultLanguage, type Language, type Translated } from "#app/core/i18n.ts";
import national from "../data/catalogue-national.json" with { type: "json" };
import states from "../data/catalogue-state.json" with { type: "json" };
import hindi from "../data/words-hi.json" with { type: "json" };
import telugu from "../data/words-te.json" with { type: "json" };

interface Texts {
  readonly title: string;
  readonly description: string;
}

const files: Readonly<Record<Translated, Readonly<Record<string, Partial<Texts>>>>> = {
  te: telugu,
  hi: hindi,
};

/** What the translations were written from. */
const originals: ReadonlyMap<number, Texts> = new Map(
  [...national, ...states].map(({ id, title, description }) => [id, { title, description }]),
);

interface Words {
  readonly text: string;
  readonly language: Language;
}

/**
 * S20: the title of a scholarship in the reader's language. Only where it is the one our translation was made from: a
 * record that was changed since, another one of the same number, and what institutes and donors wrote stay as they are.
 */
export function titleIn(scholarship: { number: number; title: string }, language: Language): Words {
  return wordsIn(scholarship.number, "title", scholarship.title, language);
}

export function descriptionIn(
  scholarship: { number: number; description: string },
  language: Language,
): Words {
  return wordsIn(scholarship.number, "description", scholarship.description, language);
}

function wordsIn(number: number, part: keyof Texts, original: string, language: Language): Words {
  const isKnown = language !== defaultLanguage && originals.get(number)?.[part] === original;
  const text = isKnown ? files[language][number]?.[part] : undefined;
  return text ? { text, language } : { text: original, language: defaultLanguage };
}

/** By which else its title is searched. */
export function otherTitles(scholarship: { number: number; title: string }): string[] {
  if (originals.get(scholarship.number)?.title !== scholarship.title) return [];
  return Object.values(files).flatMap((words) => words[scholarship.number]?.title ?? []);
}
