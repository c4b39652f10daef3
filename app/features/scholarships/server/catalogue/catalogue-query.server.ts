import type { IstDay } from "#app/core/clock.ts";
import type { Cursor } from "#app/core/lists/list-cursor.ts";
import { levelFilters, parseLevelSlug, rungOf } from "../../catalogue/levels.ts";
import type { Bits } from "../../eligibility/bitset.ts";
import {
  addBit,
  countBits,
  countShared,
  emptyBits,
  forEachBit,
  intersection,
  unite,
} from "../../eligibility/bitset.ts";
import { filterNames, filterSpec, type ScholarshipFilter } from "../../lists/scholarship-filters.ts";
import type { Facets } from "../../lists/scholarship-list.ts";
import type { SearchResult } from "../../search/catalogue-search.server.ts";
import type { OpenStatus } from "../../views/deadline.ts";
import type { CatalogueIndex, ScholarshipSort } from "./catalogue-index.server.ts";
import { cataloguePage, type PageGroup } from "./catalogue-page.server.ts";

export interface CatalogueQuery {
  readonly search: string;
  /** The options chosen of each, of which one is enough; none is all. */
  readonly chosen: { readonly [filter in ScholarshipFilter]?: readonly string[] };
  readonly sort: ScholarshipSort;
  readonly cursor: Cursor | null;
  readonly pageSize: number;
  /** Leave out what has only most of the words: an alert is for what was asked. */
  readonly everyWord?: boolean;
  /** Only these: "only those I can get". */
  readonly only?: Bits | null;
  /** For somebody we know: groups in the order of `standings`, each without the others. */
  readonly ranks?: readonly Bits[] | null;
  /** The records that hold a search text of signs only; nobody else needs it. */
  readonly signs?: Bits | null;
}

export interface FoundPage {
  readonly slots: readonly number[];
  readonly total: number;
  readonly facets: Facets;
  /** How many stand in each of `ranks`; null where the list is in another order. */
  readonly rankCounts: readonly number[] | null;
  readonly next: string | null;
  readonly previous: string | null;
}

/** One page of the catalogue with the counts of every filter option: bits and sort orders, no database. */
export function queryCatalogue(index: CatalogueIndex, query: CatalogueQuery, day: IstDay): FoundPage {
  const found = query.search === "" ? null : index.search(query.search);
  const base = intersection(
    index.live,
    ...present([(query.everyWord ? found?.every : found?.all) ?? query.signs, query.only]),
  );
  const chosen = new Map<ScholarshipFilter, Bits>();
  for (const facet of filterNames) {
    const options = query.chosen[facet] ?? [];
    if (options.length > 0) chosen.set(facet, anyOf(index, facet, options, day));
  }
  const matching = intersection(base, ...chosen.values());
  const groups = query.sort === "relevance" ? bestFirst(matching, found, query.ranks) : null;
  return {
    ...cataloguePage(index, query, index.sorted(query.sort, day), groups ?? [{ key: 0, bits: matching }]),
    total: countBits(matching),
    facets: countFacets(index, base, chosen, day),
    rankCounts: (groups && !found && groups.map(({ bits }) => countBits(bits))) || null,
  };
}

function present(list: readonly (Bits | null | undefined)[]): Bits[] {
  return list.filter((bits): bits is Bits => bits !== null && bits !== undefined);
}

/** By the words of a search; without one, where it stands for somebody we know. */
function bestFirst(
  matching: Bits,
  found: SearchResult | null,
  ranks: readonly Bits[] | null | undefined,
): PageGroup[] | null {
  if (found) return byScore(matching, found.scores);
  return ranks?.map((bits, key) => ({ key, bits: intersection(matching, bits) })) ?? null;
}

/** Best first: a group for each score. */
function byScore(matching: Bits, scores: Int32Array): PageGroup[] {
  const groups = new Map<number, Bits>();
  forEachBit(matching, (slot) => {
    const key = -(scores[slot] ?? 0);
    const group = groups.get(key) ?? emptyBits(scores.length);
    groups.set(key, group);
    addBit(group, slot);
  });
  return [...groups].map(([key, bits]) => ({ key, bits })).sort((a, b) => a.key - b.key);
}

function anyOf(
  index: CatalogueIndex,
  facet: ScholarshipFilter,
  options: readonly string[],
  day: IstDay,
): Bits {
  const [first = emptyBits(0), ...others] = options.map((option) => optionBits(index, facet, option, day));
  if (others.length === 0) return first;
  const bits = emptyBits(index.slots);
  for (const part of [first, ...others]) unite(bits, part);
  return bits;
}

function optionBits(index: CatalogueIndex, facet: ScholarshipFilter, option: string, day: IstDay): Bits {
  if (facet === "here") return index.facet("runHere");
  if (facet === "status") return index.onDay(day).byStatus[statusOf(option)];
  const known = facet !== "level" || levelFilters.some(({ id }) => id === option);
  if (known) return index.facet(`${facet}:${option}`);
  const range = parseLevelSlug(option);
  return range ? index.overlapping(rungOf(range.from), rungOf(range.to)) : index.live;
}

function statusOf(option: string): OpenStatus {
  return option === "open" ? "Open" : option === "closed" ? "Closed" : "Unknown";
}

function countFacets(
  index: CatalogueIndex,
  base: Bits,
  chosen: ReadonlyMap<ScholarshipFilter, Bits>,
  day: IstDay,
): Facets {
  const facets = filterNames.map((facet) => {
    const others = [...chosen].filter(([name]) => name !== facet).map(([, bits]) => bits);
    const within = others.length === 0 ? base : intersection(base, ...others);
    const counts = filterSpec(facet).options.map((option) => [
      option,
      countShared(within, optionBits(index, facet, option, day)),
    ]);
    return [facet, { all: countBits(within), ...Object.fromEntries(counts) }];
  });
  return Object.fromEntries(facets) as Facets;
}
