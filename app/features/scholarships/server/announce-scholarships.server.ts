import { and, asc, eq, isNull } from "drizzle-orm";
import type { IstDay } from "#app/core/clock.ts";
import { istDate } from "#app/core/clock.ts";
import { systemActor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { matchStudentsForScholarship } from "./match-students-for-scholarship.server.ts";

const AT_ONCE = 500;

/** Matches everything that became public and was not announced yet against the students. */
export async function announceScholarships({ day = istDate() }: { day?: IstDay } = {}): Promise<number> {
  for (let announced = 0; ; ) {
    const waiting = await database()
      .select({ number: scholarship.number })
      .from(scholarship)
      .where(and(isNull(scholarship.announcedAt), eq(scholarship.status, "active")))
      .orderBy(asc(scholarship.number))
      .limit(AT_ONCE);
    for (const { number } of waiting) await matchStudentsForScholarship(systemActor, number, { day });
    announced += waiting.length;
    if (waiting.length < AT_ONCE) return announced;
  }
}
