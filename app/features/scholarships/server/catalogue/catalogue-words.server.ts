import { defaultLanguage, type Language, type Translated } from "#app/core/words/i18n.ts";
import type { OwnersWords } from "#app/core/words/owners-words.ts";
import national from "../../data/catalogue-national.json" with { type: "json" };
import states from "../../data/catalogue-state.json" with { type: "json" };
import hindi from "../../data/words-hi.json" with { type: "json" };
import telugu from "../../data/words-te.json" with { type: "json" };

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

/** Of a row that was read with its owner's words. */
interface Owned {
  readonly number: number;
  readonly words?: OwnersWords | null;
}

/**
 * S20: the title of a scholarship in the reader's language: its owner's, else ours. Only where it is the one the
 * translation was made from: a record that was changed since, and another one of the same number, stay as they are.
 */
export function titleIn(scholarship: Owned & { title: string }, language: Language): Words {
  return wordsIn(scholarship, "title", scholarship.title, language);
}

export function descriptionIn(scholarship: Owned & { description: string }, language: Language): Words {
  return wordsIn(scholarship, "description", scholarship.description, language);
}

function wordsIn({ number, words }: Owned, part: keyof Texts, original: string, language: Language): Words {
  const own = language === defaultLanguage ? undefined : words?.[language];
  if (own && own.from[part] === original) return { text: own[part], language };
  const isKnown = language !== defaultLanguage && originals.get(number)?.[part] === original;
  const text = isKnown ? files[language][number]?.[part] : undefined;
  return text ? { text, language } : { text: original, language: defaultLanguage };
}

/** By which else its title is searched. */
export function otherTitles({ number, title, words }: Owned & { title: string }): string[] {
  const own = Object.values(words ?? {}).flatMap((text) => (text.from.title === title ? [text.title] : []));
  if (originals.get(number)?.title !== title) return own;
  return [...own, ...Object.values(files).flatMap((file) => file[number]?.title ?? [])];
}
