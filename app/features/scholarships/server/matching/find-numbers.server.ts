import { inArray } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";

const MOST = 200;

/** The public numbers behind slugs; a slug that nobody knows has none. */
export async function findNumbers(slugs: readonly string[]): Promise<number[]> {
  if (slugs.length === 0) return [];
  const rows = await database()
    .select({ number: scholarship.number })
    .from(scholarship)
    .where(inArray(scholarship.slug, slugs.slice(0, MOST)));
  return rows.map(({ number }) => number);
}
