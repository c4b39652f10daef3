import { istDate } from "#app/core/clock.ts";
import { countShared } from "../bitset.ts";
import { loadCatalogue } from "./load-catalogue.server.ts";

/** How many public scholarships there are, and how many of them are open today. */
export async function countCatalogue(): Promise<{ total: number; open: number }> {
  const index = await loadCatalogue();
  return { total: index.count, open: countShared(index.live, index.onDay(istDate()).byStatus.Open) };
}
