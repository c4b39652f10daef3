import type { IstDay } from "#app/core/clock.ts";
import { istDate } from "#app/core/clock.ts";
import { highestRung, lowestRung } from "../../catalogue/levels.ts";
import { stateSlugs } from "../../catalogue/states.ts";
import type { Bits } from "../../eligibility/bitset.ts";
import { intersection, removeBit, subtract } from "../../eligibility/bitset.ts";
import type { ScholarshipCard } from "../../views/scholarship-view.ts";
import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import { cataloguePage } from "../catalogue/catalogue-page.server.ts";
import { loadCatalogue } from "../catalogue/load-catalogue.server.ts";
import { readCards } from "./read-cards.server.ts";

/** Others for the same level and state: of the same category first, the open before the rest. */
export async function findSimilar(
  number: number,
  { day = istDate(), limit = 4 }: { day?: IstDay; limit?: number } = {},
): Promise<ScholarshipCard[]> {
  const find = (index: CatalogueIndex) => ({ slots: similarSlots(index, number, day, limit) });
  const { judged } = await readCards(await loadCatalogue(), find, day);
  return judged.map(({ card }) => card);
}

function similarSlots(index: CatalogueIndex, number: number, day: IstDay, limit: number): number[] {
  const slot = index.slotOf(number);
  if (slot === undefined) return [];
  const { levelFrom, levelTo, states, category } = index.entry(slot);
  const near = intersection(index.live, index.overlapping(levelFrom ?? lowestRung, levelTo ?? highestRung));
  const state = stateSlugs.find((_, bit) => states !== null && ((states >> BigInt(bit)) & 1n) === 1n);
  const nearest = state ? intersection(near, index.facet(`state:${state}`)) : near;
  removeBit(nearest, slot);
  const { byStatus } = index.onDay(day);
  const same = intersection(nearest, index.facet(`category:${category}`));
  const sameClosed = intersection(same, byStatus.Closed);
  const others = without(nearest, same);
  const groups: Bits[] = [
    without(same, sameClosed),
    intersection(others, byStatus.Open),
    sameClosed,
    without(others, byStatus.Open),
  ];
  const wish = { sort: "relevance", cursor: null, pageSize: limit } as const;
  return cataloguePage(
    index,
    wish,
    index.sorted("deadline", day),
    groups.map((bits, key) => ({ key, bits })),
  ).slots;
}

function without(bits: Bits, other: Bits): Bits {
  const rest = bits.slice();
  subtract(rest, other);
  return rest;
}
