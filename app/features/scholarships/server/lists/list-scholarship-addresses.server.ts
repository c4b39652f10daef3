import { asc, inArray } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { publicStatuses } from "../../scholarship-status.ts";

/** A sitemap may name 50,000 addresses; the other pages of the site need some of them. */
const MOST = 49_000;

/** The page of every public scholarship, for the sitemap. */
export async function listScholarshipAddresses(): Promise<string[]> {
  const rows = await database()
    .select({ slug: scholarship.slug })
    .from(scholarship)
    .where(inArray(scholarship.status, [...publicStatuses]))
    .orderBy(asc(scholarship.number))
    .limit(MOST);
  return rows.map(({ slug }) => `/scholarships/${slug}`);
}
