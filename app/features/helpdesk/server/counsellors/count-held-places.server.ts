import { count, inArray } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { bookingHold } from "#app/db/schema/helpdesk-bookings.ts";

/** How many places of each event ("workshop:<id>") are taken by bookings. */
export async function countHeldPlaces(resources: readonly string[]): Promise<Map<string, number>> {
  if (resources.length === 0) return new Map();
  const rows = await database()
    .select({ resource: bookingHold.resource, held: count() })
    .from(bookingHold)
    .where(inArray(bookingHold.resource, [...resources]))
    .groupBy(bookingHold.resource);
  return new Map(rows.map(({ resource, held }) => [resource, held]));
}
