import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { savedScholarship } from "#app/db/schema/saved-scholarships.ts";

const PORTION = 20_000;

/**
 * Whoever saved a scholarship, some thousands at a time in the order of their ids: `write` gets the condition of each
 * portion and says how many it wrote.
 */
export async function eachPortionOfSavers(
  scholarshipId: string,
  write: (isWithin: SQL | undefined) => Promise<number>,
  portion = PORTION,
): Promise<number> {
  const own = eq(savedScholarship.scholarshipId, scholarshipId);
  let after: string | null = null;
  for (let written = 0; ; ) {
    const isBehind: SQL | undefined = after === null ? own : and(own, gt(savedScholarship.studentId, after));
    const [end]: { id: string }[] = await database()
      .select({ id: savedScholarship.studentId })
      .from(savedScholarship)
      .where(isBehind)
      .orderBy(asc(savedScholarship.studentId))
      .offset(portion - 1)
      .limit(1);
    written += await write(
      end ? sql`${isBehind} and ${savedScholarship.studentId} <= ${end.id}::uuid` : isBehind,
    );
    if (!end) return written;
    after = end.id;
  }
}
