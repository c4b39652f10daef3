import { defaultLanguage, type Language, type Translated } from "#app/core/words/i18n.ts";
import benefits from "../../data/phrases/benefits.json" with { type: "json" };
import dates from "../../data/phrases/dates.json" with { type: "json" };
import differs from "../../data/phrases/differs.json" with { type: "json" };
import notes from "../../data/phrases/notes.json" with { type: "json" };
import process from "../../data/phrases/process.json" with { type: "json" };
import questions from "../../data/phrases/questions.json" with { type: "json" };
import type { Told } from "../../views/shown-scholarship.ts";

/** Where each language stands in the tables. */
const places: Record<Translated, 0 | 1> = { te: 0, hi: 1 };

const table: ReadonlyMap<string, readonly string[]> = new Map(
  [benefits, dates, differs, notes, process, questions].flatMap((file) => Object.entries<string[]>(file)),
);

/**
 * S20: a sentence of the catalogue in the reader's language. The English sentence itself is the key: many records say
 * the same, and one that a desk changed since finds no words any more and stays as it was written.
 */
export function phraseIn(text: string, language: Language): Told {
  const words = language === defaultLanguage ? undefined : table.get(text)?.[places[language]];
  return words ? { text: words, language } : { text, language: defaultLanguage };
}
