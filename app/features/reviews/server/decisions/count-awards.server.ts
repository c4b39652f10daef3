import { and, eq, inArray, sql } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";

export interface Awards {
  readonly seats: number;
  readonly paise: number;
}

/** What has been given of a scholarship, counted from rows; exact while its terms are locked. */
export async function countAwards(scholarshipId: string): Promise<Awards> {
  const [row] = await database()
    .select({
      seats: sql<number>`count(*)`.mapWith(Number),
      paise: sql<number>`coalesce(sum(${application.awardPaise}), 0)`.mapWith(Number),
    })
    .from(application)
    .where(
      and(eq(application.scholarshipId, scholarshipId), inArray(application.status, ["approved", "paid"])),
    );
  return row ?? { seats: 0, paise: 0 };
}
