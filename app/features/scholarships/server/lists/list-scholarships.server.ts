import { and, inArray, sql } from "drizzle-orm";
import type { IstDay } from "#app/core/clock.ts";
import { istDate } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { addBit, type Bits, emptyBits } from "../../eligibility/bitset.ts";
import type { Profile } from "../../eligibility/profile.ts";
import { chosenOf, filterNames, type ScholarshipFilter } from "../../lists/scholarship-filters.ts";
import { publicStatuses } from "../../scholarship-status.ts";
import type { ScholarshipPage } from "../../views/scholarship-view.ts";
import { standings } from "../../views/standing.ts";
import type { CatalogueIndex, ScholarshipSort } from "../catalogue/catalogue-index.server.ts";
import { type CatalogueQuery, queryCatalogue } from "../catalogue/catalogue-query.server.ts";
import { loadCatalogue } from "../catalogue/load-catalogue.server.ts";
import { countFits } from "../matching/count-fits.server.ts";
import { keptMatches } from "../matching/kept-matches.server.ts";
import { rankForProfile } from "../matching/rank-for-profile.server.ts";
import { readCards } from "./read-cards.server.ts";

export interface ListOptions {
  /** The day on which Open and Closed are judged; today. */
  readonly day?: IstDay;
  /** Whose matches are shown; nothing of it is kept. */
  readonly profile?: Profile;
  /** "Only those I can get": open, and everything that a machine can check is met. */
  readonly onlyFitting?: boolean;
}

type Query = ListQuery<ScholarshipFilter, ScholarshipSort>;

/** A page of the public catalogue, the same for everyone but for what a given profile adds. */
export async function listScholarships(query: Query, options: ListOptions = {}): Promise<ScholarshipPage> {
  const { day = istDate(), profile } = options;
  const isSignsOnly = query.search !== "" && !/[\p{L}\p{M}\p{N}]/u.test(query.search);
  const signs = isSignsOnly ? await numbersWithSigns(query.search) : null;
  const find = async (index: CatalogueIndex) => {
    const rows = profile ? await keptMatches(index.version, profile, day) : null;
    const slots = rows && rankForProfile(index, rows, day);
    const only = (options.onlyFitting && slots?.canApply) || null;
    const ranks = slots && standings.map((standing) => slots[standing]);
    return {
      ...queryCatalogue(index, toCatalogueQuery(index, query, { signs, only, ranks }), day),
      fits: slots && countFits(slots),
    };
  };
  const { found, judged } = await readCards(await loadCatalogue(), find, day, profile);
  const { slots: _, ...page } = found;
  return { scholarships: judged.map(({ card }) => card), ...page };
}

interface Personal {
  readonly signs: readonly number[] | null;
  readonly only: Bits | null;
  readonly ranks: readonly Bits[] | null;
}

function toCatalogueQuery(
  index: CatalogueIndex,
  query: Query,
  { signs, only, ranks }: Personal,
): CatalogueQuery {
  return {
    search: signs ? "" : query.search,
    signs: signs && bitsOf(index, signs),
    chosen: Object.fromEntries(filterNames.map((name) => [name, chosenOf(query.filters[name])])),
    sort: query.sort,
    cursor: query.cursor,
    pageSize: query.pageSize,
    only,
    ranks,
  };
}

function bitsOf(index: CatalogueIndex, numbers: readonly number[]): Bits {
  const bits = emptyBits(index.slots);
  for (const number of numbers) {
    const slot = index.slotOf(number);
    if (slot !== undefined) addBit(bits, slot);
  }
  return bits;
}

/** A search text without any letter or digit is rare, and not in the index: the texts themselves are asked. */
async function numbersWithSigns(signs: string): Promise<number[]> {
  const has = sql`(strpos(${scholarship.title}, ${signs}) > 0 or strpos(${scholarship.provider}, ${signs}) > 0
    or strpos(${scholarship.description}, ${signs}) > 0)`;
  const rows = await database()
    .select({ number: scholarship.number })
    .from(scholarship)
    .where(and(inArray(scholarship.status, [...publicStatuses]), has));
  return rows.map(({ number }) => number);
}
