import type { Language } from "#app/core/words/i18n.ts";
import type { InternationalScholarship } from "../data/international-scholarship.ts";
import { internationalScholarships } from "./international-scholarships.server.ts";
import { studyAbroadContent } from "./study-abroad-content.server.ts";
import { translatedAwards } from "./translated-awards.server.ts";

/** The page about study abroad in the reader's language. Official names stay as they are. */
export function getStudyAbroad(language: Language) {
  const { countries, hints, steps, translated } = studyAbroadContent;
  const words = translated[language];
  const names = words?.countries;
  return {
    awards: internationalScholarships.map((award) => ({
      ...award,
      countryName: names ? names[placeOf(award)] : award.countryName,
      ...translatedAwards[language]?.[award.id],
    })),
    countries: countries.map((country) => ({ ...country, name: names?.[country.id] ?? country.name })),
    hints: hints.map((hint, index) => ({
      ...hint,
      note: words?.hints[index] ?? hint.note,
    })),
    steps: steps.map((step, index) => ({ ...step, ...words?.steps[index] })),
  };
}

/** One award is for three places. */
function placeOf({ country, countryIds }: InternationalScholarship) {
  return countryIds.length > 0 && country === "any" ? "usaUkEurope" : country;
}
