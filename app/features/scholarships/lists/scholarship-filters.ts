import type { FilterSpec } from "#app/core/lists/list-query.ts";
import { categoryIds, providerTypeIds } from "../catalogue/catalogue-options.ts";
import { levelFilters, parseLevelSlug } from "../catalogue/levels.ts";
import { filterStates, stateSlugs } from "../catalogue/states.ts";

interface ScholarshipFilterSpec extends FilterSpec {
  readonly label: string;
  readonly options: readonly string[];
  /** Some of a few in sight, some of many in a fold, or a tick. */
  readonly control: "pick" | "fold" | "tick";
  /** The options that stand first; the rest goes under a heading of its own. */
  readonly first?: readonly string[];
  /** What the OpenAPI document says where the options do not say all. */
  readonly api?: string;
}

/** Every filter of the catalogue: the list, its address, the form, the chips, the counts and the API are read off it. */
export const scholarshipFilters = {
  category: { label: "Category", control: "pick", multiple: true, options: categoryIds },
  providerType: { label: "Provider type", control: "pick", multiple: true, options: providerTypeIds },
  level: {
    label: "Class level",
    control: "pick",
    multiple: true,
    options: levelFilters.map(({ id }) => id),
    accepts: (value) => parseLevelSlug(value) !== null,
    api: "or a range such as class-9-12; by overlap",
  },
  state: { label: "State", control: "fold", multiple: true, options: stateSlugs, first: filterStates },
  status: { label: "Status", control: "tick", options: ["open", "closed", "unknown"] },
  /** Applications are taken on this site. */
  here: { label: "Apply with us", control: "tick", options: ["yes"] },
} as const satisfies Record<string, ScholarshipFilterSpec>;

export type ScholarshipFilter = keyof typeof scholarshipFilters;
export const filterNames = Object.keys(scholarshipFilters) as ScholarshipFilter[];
export const filterSpec = (name: ScholarshipFilter): ScholarshipFilterSpec => scholarshipFilters[name];
/** Those of which an address may name several: ?state=telangana&state=kerala */
export const listFilters = filterNames.filter((name) => filterSpec(name).multiple);

/** What is chosen of one filter; "all" is the same as nothing. */
export function chosenOf(values: readonly string[]): readonly string[] {
  return values.filter((value) => value !== "all");
}
