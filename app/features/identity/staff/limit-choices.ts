import { regionStates } from "#app/core/portals/staff-limit.ts";
import { languages, languageTable } from "#app/core/words/i18n.ts";
import { stateNames } from "#app/core/words/state-names.ts";

/** The states, one region after the other. */
export const limitStateChoices = Object.values(regionStates)
  .flat()
  .map((value) => ({ value, label: stateNames[value] }));

export const limitLanguageChoices = languages.map((value) => ({
  value,
  label: languageTable[value].english,
}));
