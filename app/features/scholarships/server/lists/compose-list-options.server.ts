import type { ListQuery } from "#app/core/lists/list-query.ts";
import { formatCount } from "#app/core/money.ts";
import type { Language } from "#app/core/words/i18n.ts";
import type { ProviderType } from "../../catalogue/catalogue-options.ts";
import { classWiseDistribution, providerTypes } from "../../catalogue/catalogue-options.ts";
import type { FilterOption, ListOptions } from "../../lists/list-options.ts";
import { higherEducation } from "../../lists/list-options.ts";
import {
  chosenOf,
  filterNames,
  filterSpec,
  type ScholarshipFilter,
} from "../../lists/scholarship-filters.ts";
import type { Facets } from "../../lists/scholarship-list.ts";
import { optionMessages } from "../../messages/options.messages.server.ts";
import type { ScholarshipSort } from "../catalogue/catalogue-index.server.ts";
import { scholarshipSorts } from "../catalogue/catalogue-index.server.ts";
import { describeFilters } from "../words/describe-filters.server.ts";
import { filterWords } from "../words/filter-words.server.ts";

type Query = ListQuery<ScholarshipFilter, ScholarshipSort>;

const mostInPanel = 1500;

/** Filters with their live counts, chips, and the two panels, as finished words. */
export function composeListOptions(query: Query, facets: Facets, language: Language): ListOptions {
  const words = optionMessages[language];
  const named = filterWords(language);
  const optionsOf = (name: ScholarshipFilter, values: readonly string[]): FilterOption[] =>
    values.map((value) => {
      const option = named[name].option(value) ?? value;
      const count = formatCount(facets[name][value] ?? 0);
      return { value, name: option, count };
    });
  const filters = filterNames.map((name) => {
    const { options, control, first } = filterSpec(name);
    const rest = first ? options.filter((value) => !first.includes(value)) : [];
    // An address may name a value that no option has; it must stay chosen when another filter changes.
    const unlisted = chosenOf(query.filters[name]).filter((value) => !options.includes(value));
    const { label } = named[name];
    return {
      ...{ name, control, label },
      options: [
        ...sorted(first !== undefined, optionsOf(name, first ?? options), language),
        ...unlisted.map((value) => ({ value, name: named[name].option(value) ?? value })),
      ],
      others: sorted(true, optionsOf(name, rest), language),
    };
  });
  return {
    filters,
    sorts: scholarshipSorts.map((sort) => ({ value: sort, label: words.sorts[sort] })),
    kinds: words.providerTypes as Record<ProviderType, string>,
    active: describeFilters(query, language),
    providerPicks: providerTypes.map(({ id, count }) => ({
      value: id,
      label: words.providerTypes[id],
      href: query.toUrl({ filters: { providerType: id } }),
      count: String(count),
    })),
    classPicks: classWiseDistribution.map(({ id, count }) => ({
      value: id,
      label: words.levels[id],
      href: query.toUrl({ filters: { level: id === "higher-education" ? higherEducation : id } }),
      count,
      share: Number.parseInt(count, 10) / mostInPanel,
    })),
  };
}

function sorted(byName: boolean, options: FilterOption[], language: Language): FilterOption[] {
  return byName ? options.sort((a, b) => a.name.localeCompare(b.name, language)) : options;
}
