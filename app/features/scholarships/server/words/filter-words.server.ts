import type { Language } from "#app/core/words/i18n.ts";
import type { ScholarshipFilter } from "../../lists/scholarship-filters.ts";
import { discoveryMessages } from "../../messages/discovery.messages.server.ts";
import { eligibilityMessages } from "../../messages/eligibility.messages.server.ts";
import { optionMessages } from "../../messages/options.messages.server.ts";
import { levelInWords } from "./level-in-words.server.ts";

type Names = Readonly<Record<string, string>>;
export interface FilterWords {
  readonly label: string;
  option(value: string): string | undefined;
}

/** What each filter and its options are called: a filter without words does not compile. */
export function filterWords(language: Language): Record<ScholarshipFilter, FilterWords> {
  const words = optionMessages[language];
  const { list } = discoveryMessages[language];
  const states: Names = eligibilityMessages[language].states;
  const named = (label: string, names: Names): FilterWords => ({
    label,
    option: (value) => names[value],
  });
  return {
    category: named(list.category, words.categories),
    providerType: named(list.providerType, words.providerTypes),
    level: {
      ...named(list.level, words.levels),
      option: (value) => (words.levels as Names)[value] ?? levelInWords(value, language),
    },
    state: named(list.state, states),
    status: named(list.openOnly, words.statuses),
    here: named(words.here, { yes: words.here }),
  };
}
