import { z } from "zod";
import { defaultLanguage, type Language, type Translated } from "#app/core/words/i18n.ts";
import { readContent } from "#app/db/read-content.server.ts";
import { textShape } from "./content-parts.server.ts";

/** Where each language stands in the tables. */
const places: Record<Translated, 0 | 1> = { te: 0, hi: 1 };

const wordsShape = z.record(z.string(), z.tuple([textShape, textShape]));

const table: ReadonlyMap<string, readonly string[]> = new Map(
  [
    readContent("document-words/exam-content.json", wordsShape),
    readContent("document-words/exam-habits.json", wordsShape),
    readContent("document-words/downloads.json", wordsShape),
  ].flatMap((file) => Object.entries(file)),
);

/**
 * Study material and downloads in the reader's language. The English sentence is the key. What has no words of its own
 * stays: a formula, the English word that is to be learnt, the name of an exam.
 */
export function documentIn<T>(part: T, language: Language): T {
  if (language === defaultLanguage) return part;
  const place = places[language];
  const say = (value: unknown): unknown => {
    if (typeof value === "string") return table.get(value)?.[place] ?? value;
    if (Array.isArray(value)) return value.map(say);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, say(inner)]));
  };
  return say(part) as T;
}
