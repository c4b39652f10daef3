import { and, count, eq, lt, notInArray } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";

/** How many have applied for a scholarship before a moment, for its public page; what was taken back does not count. */
export async function countSent(scholarshipId: string, before: Date): Promise<number> {
  const [row] = await database()
    .select({ sent: count() })
    .from(application)
    .where(
      and(
        eq(application.scholarshipId, scholarshipId),
        lt(application.submittedAt, before),
        notInArray(application.status, ["draft", "withdrawn"]),
      ),
    );
  return row?.sent ?? 0;
}
