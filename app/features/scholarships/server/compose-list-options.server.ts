import type { Language } from "#app/core/i18n.ts";
import type { ListQuery } from "#app/core/list-query.ts";
import { formatCount } from "#app/core/money.ts";
import type { ProviderType } from "../catalogue-options.ts";
import { categoryIds, classWiseDistribution, providerTypes } from "../catalogue-options.ts";
import { levelFilters } from "../levels.ts";
import type { ListOption, ListOptions } from "../list-options.ts";
import { higherEducation } from "../list-options.ts";
import { eligibilityMessages } from "../messages/eligibility.messages.server.ts";
import { optionMessages } from "../messages/options.messages.server.ts";
import type { FacetName, Facets, ScholarshipFilter } from "../scholarship-list.ts";
import { filterStates, stateSlugs } from "../states.ts";
import type { ScholarshipSort } from "./catalogue-index.server.ts";
import { scholarshipSorts } from "./catalogue-index.server.ts";
import { describeFilters } from "./describe-filters.server.ts";
import { levelInWords } from "./level-in-words.server.ts";

type Names = Readonly<Record<string, string>>;
type Query = ListQuery<ScholarshipFilter, ScholarshipSort>;

const mostInPanel = 1500;

/** Filters with their live counts, chips, and the two panels, as finished words. */
export function composeListOptions(query: Query, facets: Facets, language: Language): ListOptions {
  const words = optionMessages[language];
  const states: Names = eligibilityMessages[language].states;
  const counted = (facet: FacetName, value: string, label: string): ListOption => ({
    value,
    label: `${label} (${formatCount(facets[facet][value] ?? 0)})`,
  });
  const stateOptions = (slugs: readonly string[]) =>
    slugs
      .map((slug) => ({ slug, name: states[slug] ?? slug }))
      .sort((a, b) => a.name.localeCompare(b.name, language))
      .map(({ slug, name }) => counted("state", slug, name));
  const [chosenLevel = "all"] = query.filters.level;
  const isKnownLevel = levelFilters.some(({ id }) => id === chosenLevel) || chosenLevel === "all";
  return {
    categories: categoryIds.map((id) => counted("category", id, words.categories[id])),
    providerTypes: providerTypes.map(({ id }) => counted("providerType", id, words.providerTypes[id])),
    levels: [
      ...levelFilters.map(({ id }) => counted("level", id, words.levels[id])),
      // An address may name any range of classes; it must stay chosen when another filter changes.
      ...(isKnownLevel ? [] : [{ value: chosenLevel, label: levelInWords(chosenLevel, language) }]),
    ],
    states: stateOptions(filterStates),
    otherStates: stateOptions(stateSlugs.filter((slug) => !filterStates.includes(slug))),
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
