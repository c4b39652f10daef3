import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { IstDay } from "#app/core/clock.ts";
import { istDate } from "#app/core/clock.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { matchStudentsForScholarship } from "../matching/match-students-for-scholarship.server.ts";

const AT_ONCE = 500;

/**
 * Matches everything that became public and was not announced yet against the students. One that cannot be matched
 * stays for the next run, and the others are not kept waiting.
 */
export async function announceScholarships({ day = istDate() }: { day?: IstDay } = {}): Promise<number> {
  const failures: unknown[] = [];
  let announced = 0;
  for (let after = 0; ; ) {
    const waiting = await database()
      .select({ number: scholarship.number })
      .from(scholarship)
      .where(
        and(isNull(scholarship.announcedAt), eq(scholarship.status, "active"), gt(scholarship.number, after)),
      )
      .orderBy(asc(scholarship.number))
      .limit(AT_ONCE);
    for (const { number } of waiting)
      await matchStudentsForScholarship(systemActor, number, { day }).then(
        () => {
          announced += 1;
        },
        (error: unknown) => void failures.push(error),
      );
    after = waiting.at(-1)?.number ?? after;
    if (waiting.length === AT_ONCE) continue;
    if (failures.length > 0) throw failures[0];
    return announced;
  }
}
