import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Language } from "#app/core/words/i18n.ts";
import type { ListOptions } from "../../lists/list-options.ts";
import { chosenOf, filterNames, type ScholarshipFilter } from "../../lists/scholarship-filters.ts";
import type { ScholarshipSort } from "../catalogue/catalogue-index.server.ts";
import { filterWords } from "./filter-words.server.ts";

/** What narrows a list, in words, each with the address of the same list without it. */
export function describeFilters(
  query: ListQuery<ScholarshipFilter, ScholarshipSort>,
  language: Language,
): ListOptions["active"] {
  const words = filterWords(language);
  const chosen = filterNames.flatMap((filter) => {
    const values = chosenOf(query.filters[filter]);
    return values.map((value) => ({
      label: words[filter].option(value) ?? value,
      removeHref: query.toUrl({ filters: { [filter]: values.filter((other) => other !== value) } }),
    }));
  });
  return query.search === ""
    ? chosen
    : [{ label: `“${query.search}”`, removeHref: query.toUrl({ search: null }) }, ...chosen];
}
