import { istDate } from "#app/core/clock.ts";
import type { CatalogueCounts, Listed } from "../../catalogue/catalogue-counts.ts";
import { categoryIds, providerTypeIds } from "../../catalogue/catalogue-options.ts";
import { countShared, intersection, listBits } from "../../eligibility/bitset.ts";
import { loadCatalogue } from "./load-catalogue.server.ts";

const WEEK = 7;

/** How many public scholarships there are, and how many of them are open today. */
export async function countCatalogue(): Promise<CatalogueCounts> {
  const index = await loadCatalogue();
  const { byStatus, deadlines } = index.onDay(istDate());
  const open = intersection(index.live, byStatus.Open);
  const listed = (key: string): Listed => ({
    listed: countShared(index.live, index.facet(key)),
    open: countShared(open, index.facet(key)),
  });
  const of = <Id extends string>(ids: readonly Id[], facet: string) =>
    Object.fromEntries(ids.map((id) => [id, listed(`${facet}:${id}`)])) as Record<Id, Listed>;
  const openSlots = listBits(open);
  return {
    total: index.count,
    open: openSlots.length,
    closing: openSlots.filter((slot) => (deadlines[slot]?.daysLeft ?? WEEK) < WEEK).length,
    categories: of(categoryIds, "category"),
    providerTypes: of(providerTypeIds, "providerType"),
  };
}
