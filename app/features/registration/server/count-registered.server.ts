import { and, eq, isNull, sql } from "drizzle-orm";
import { addIstDays, istDate, startOfIstDay } from "#app/core/clock.ts";
import { database } from "#app/db/opening/client.server.ts";
import { registration } from "#app/db/schema/registration.ts";

/** How many students have finished their registration, and how many of them in the last seven days. */
export async function countRegistered(): Promise<{ all: number; lately: number }> {
  const since = startOfIstDay(addIstDays(istDate(), -6));
  const [row] = await database()
    .select({
      all: sql`count(*)`.mapWith(Number),
      lately: sql`count(*) filter (where ${registration.registeredAt} >= ${since.toISOString()})`.mapWith(
        Number,
      ),
    })
    .from(registration)
    .where(and(eq(registration.status, "registered"), isNull(registration.erasedAt)));
  return { all: row?.all ?? 0, lately: row?.lately ?? 0 };
}
