import type { Language } from "#app/core/words/i18n.ts";
import { studyAbroadHi } from "../data/hi/study-abroad.ts";
import type { InternationalScholarship } from "../data/international-scholarship.ts";
import {
  languageScoreHints,
  type StudyAbroadWords,
  studyAbroadSteps,
  studyCountries,
} from "../data/study-abroad.ts";
import { studyAbroadTe } from "../data/te/study-abroad.ts";
import { internationalScholarships } from "./international-scholarships.server.ts";
import { translatedAwards } from "./translated-awards.server.ts";

const translated: Partial<Record<Language, StudyAbroadWords>> = { te: studyAbroadTe, hi: studyAbroadHi };

/** The page about study abroad in the reader's language. Official names stay as they are. */
export function getStudyAbroad(language: Language) {
  const words = translated[language];
  const names = words?.countries;
  return {
    awards: internationalScholarships.map((award) => ({
      ...award,
      countryName: names ? names[placeOf(award)] : award.countryName,
      ...translatedAwards[language]?.[award.id],
    })),
    countries: studyCountries.map((country) => ({ ...country, name: names?.[country.id] ?? country.name })),
    hints: languageScoreHints.map((hint, index) => ({
      ...hint,
      note: words?.hints[index] ?? hint.note,
    })),
    steps: studyAbroadSteps.map((step, index) => ({ ...step, ...words?.steps[index] })),
  };
}

/** One award is for three places. */
function placeOf({ country, countryIds }: InternationalScholarship) {
  return countryIds.length > 0 && country === "any" ? "usaUkEurope" : country;
}
