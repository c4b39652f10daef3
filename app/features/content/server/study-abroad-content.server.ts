import { z } from "zod";
import type { Language } from "#app/core/words/i18n.ts";
import { readContent } from "#app/db/read-content.server.ts";
import type {
  LanguageScoreHint,
  StudyAbroadStep,
  StudyAbroadWords,
  StudyCountry,
} from "../data/study-abroad.ts";
import { studyCountryIds, textShape } from "./content-parts.server.ts";

const countryShape = z.strictObject({
  id: z.enum(["all", ...studyCountryIds]),
  name: textShape,
  scholarships: z.int().positive(),
}) satisfies z.ZodType<StudyCountry>;

const hintShape = z.strictObject({
  test: textShape,
  score: textShape,
  note: textShape,
}) satisfies z.ZodType<LanguageScoreHint>;

const stepWords = { when: textShape, title: textShape, tasks: z.array(textShape).min(1) };
const stepShape = z.strictObject({
  number: z.int().positive(),
  ...stepWords,
}) satisfies z.ZodType<StudyAbroadStep>;

const english = readContent(
  "study-abroad/preparing.json",
  z.strictObject({
    countries: z.array(countryShape),
    hints: z.array(hintShape),
    steps: z.array(stepShape),
  }),
);

/** Hints and steps stand in the same order, so there are as many. */
const wordsShape = z.strictObject({
  countries: z.record(
    z.enum(["all", ...studyCountryIds, "japan", "korea", "any", "europe", "usaUkEurope"]),
    textShape,
  ),
  hints: z.array(textShape).length(english.hints.length),
  steps: z.array(z.strictObject(stepWords)).length(english.steps.length),
}) satisfies z.ZodType<StudyAbroadWords>;

/** The way abroad, and what it is called in other languages. The awards have a file of their own. */
export const studyAbroadContent: {
  readonly countries: readonly StudyCountry[];
  readonly hints: readonly LanguageScoreHint[];
  readonly steps: readonly StudyAbroadStep[];
  readonly translated: Partial<Record<Language, StudyAbroadWords>>;
} = {
  ...english,
  translated: {
    te: readContent("study-abroad/preparing.te.json", wordsShape),
    hi: readContent("study-abroad/preparing.hi.json", wordsShape),
  },
};
