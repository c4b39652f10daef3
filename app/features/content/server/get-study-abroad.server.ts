import type { Language } from "#app/core/words/i18n.ts";
import { awardsAmericaUkHi } from "../data/hi/awards-abroad-america-uk.ts";
import { awardsEuropeHi } from "../data/hi/awards-abroad-europe.ts";
import { awardsWorldHi } from "../data/hi/awards-abroad-world.ts";
import { studyAbroadHi } from "../data/hi/study-abroad.ts";
import type { AwardWords, InternationalScholarship } from "../data/international-scholarship.ts";
import { internationalScholarships } from "../data/international-scholarships.ts";
import {
  languageScoreHints,
  type StudyAbroadWords,
  studyAbroadSteps,
  studyCountries,
} from "../data/study-abroad.ts";
import { awardsAmericaUkTe } from "../data/te/awards-abroad-america-uk.ts";
import { awardsEuropeTe } from "../data/te/awards-abroad-europe.ts";
import { awardsWorldTe } from "../data/te/awards-abroad-world.ts";
import { studyAbroadTe } from "../data/te/study-abroad.ts";

const translated: Partial<Record<Language, { words: StudyAbroadWords; awards: AwardWords }>> = {
  te: { words: studyAbroadTe, awards: { ...awardsAmericaUkTe, ...awardsEuropeTe, ...awardsWorldTe } },
  hi: { words: studyAbroadHi, awards: { ...awardsAmericaUkHi, ...awardsEuropeHi, ...awardsWorldHi } },
};

/** The page about study abroad in the reader's language. Official names stay as they are. */
export function getStudyAbroad(language: Language) {
  const own = translated[language];
  const names = own?.words.countries;
  return {
    awards: internationalScholarships.map((award) => ({
      ...award,
      countryName: names ? names[placeOf(award)] : award.countryName,
      ...own?.awards[award.id],
    })),
    countries: studyCountries.map((country) => ({ ...country, name: names?.[country.id] ?? country.name })),
    hints: languageScoreHints.map((hint, index) => ({
      ...hint,
      note: own?.words.hints[index] ?? hint.note,
    })),
    steps: studyAbroadSteps.map((step, index) => ({ ...step, ...own?.words.steps[index] })),
  };
}

/** One award is for three places. */
function placeOf({ country, countryIds }: InternationalScholarship) {
  return countryIds.length > 0 && country === "any" ? "usaUkEurope" : country;
}
