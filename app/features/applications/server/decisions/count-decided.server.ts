import { inArray, sql } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";

const selected = ["approved", "paid"] as const;

/** Of the applications that were decided here, how many were selected. What a provider outside decides does not count. */
export async function countDecided(): Promise<{ decided: number; selected: number }> {
  const [row] = await database()
    .select({
      decided: sql`count(*)`.mapWith(Number),
      selected: sql`count(*) filter (where ${inArray(application.status, [...selected])})`.mapWith(Number),
    })
    .from(application)
    .where(inArray(application.status, [...selected, "rejected"]));
  return { decided: row?.decided ?? 0, selected: row?.selected ?? 0 };
}
