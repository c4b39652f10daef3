import type { Language } from "#app/core/i18n.ts";
import type { ListQuery } from "#app/core/list-query.ts";
import type { ListOptions } from "../list-options.ts";
import { eligibilityMessages } from "../messages/eligibility.messages.server.ts";
import { optionMessages } from "../messages/options.messages.server.ts";
import type { ScholarshipFilter } from "../scholarship-list.ts";
import type { ScholarshipSort } from "./catalogue-index.server.ts";
import { levelInWords } from "./level-in-words.server.ts";

type Names = Readonly<Record<string, string>>;

/** What narrows a list, in words, each with the address of the same list without it. */
export function describeFilters(
  query: ListQuery<ScholarshipFilter, ScholarshipSort>,
  language: Language,
): ListOptions["active"] {
  const words = optionMessages[language];
  const states: Names = eligibilityMessages[language].states;
  const names: Record<ScholarshipFilter, (value: string) => string | undefined> = {
    category: (value) => (words.categories as Names)[value],
    providerType: (value) => (words.providerTypes as Names)[value],
    level: (value) => levelInWords(value, language),
    state: (value) => states[value],
    status: (value) => (words.statuses as Names)[value],
    here: () => words.here,
  };
  const chosen = (Object.keys(names) as ScholarshipFilter[]).flatMap((filter) => {
    const [value] = query.filters[filter];
    if (value === undefined || value === "all") return [];
    return [
      { label: names[filter](value) ?? value, removeHref: query.toUrl({ filters: { [filter]: null } }) },
    ];
  });
  return query.search === ""
    ? chosen
    : [{ label: `“${query.search}”`, removeHref: query.toUrl({ search: null }) }, ...chosen];
}
