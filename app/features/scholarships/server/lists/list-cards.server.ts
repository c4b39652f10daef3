import { and, inArray } from "drizzle-orm";
import { istDate } from "#app/core/clock.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import type { Profile } from "../../eligibility/profile.ts";
import { publicStatuses } from "../../scholarship-status.ts";
import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import { loadCatalogue } from "../catalogue/load-catalogue.server.ts";
import type { JudgedCard } from "./read-cards.server.ts";
import { readCards } from "./read-cards.server.ts";

/** These public scholarships, in this order, judged where there is a profile. What does not exist is left out. */
export async function listCards(slugs: readonly string[], profile?: Profile): Promise<JudgedCard[]> {
  if (slugs.length === 0) return [];
  const rows = await database()
    .select({ number: scholarship.number, slug: scholarship.slug })
    .from(scholarship)
    .where(and(inArray(scholarship.slug, [...slugs]), inArray(scholarship.status, [...publicStatuses])));
  const numberOf = new Map(rows.map(({ slug, number }) => [slug, number]));
  const numbers = slugs.flatMap((slug) => numberOf.get(slug) ?? []);
  const find = (index: CatalogueIndex) => ({
    slots: numbers.flatMap((number) => index.slotOf(number) ?? []),
  });
  const { judged } = await readCards(await loadCatalogue(), find, istDate(), profile);
  return judged;
}
