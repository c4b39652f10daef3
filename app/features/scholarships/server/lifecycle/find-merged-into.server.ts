import { and, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { database } from "#app/db/opening/client.server.ts";
import { scholarship, scholarshipMerge } from "#app/db/schema/scholarships.ts";
import { slugSchema } from "../../catalogue/scholarship-record.ts";

/** A record that was merged may later have been merged on. */
const MOST_STEPS = 5;

/**
 * Where the old address of a merged record leads, by its slug or its number; null where it has a page of its own.
 */
export async function findMergedInto(key: string): Promise<string | null> {
  const isNumber = /^[1-9]\d{0,8}$/.test(key);
  // T17: what no record can be called is asked of no database.
  if (!isNumber && !slugSchema.safeParse(key).success) return null;
  const into = alias(scholarship, "into");
  let found: string | null = null;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const [next] = await database()
      .select({ slug: into.slug })
      .from(scholarshipMerge)
      .innerJoin(scholarship, eq(scholarship.id, scholarshipMerge.scholarshipId))
      .innerJoin(into, eq(into.id, scholarshipMerge.intoId))
      // One that was published again has its own page.
      .where(
        and(
          found === null && isNumber
            ? eq(scholarship.number, Number(key))
            : eq(scholarship.slug, found ?? key),
          eq(scholarship.status, "draft"),
        ),
      );
    if (!next) break;
    found = next.slug;
  }
  return found;
}
