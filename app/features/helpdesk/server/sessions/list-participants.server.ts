import { and, asc, eq, ne } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { withinLimit } from "#app/db/limits/within-limit.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { booking } from "#app/db/schema/helpdesk-bookings.ts";
import { bookingPermissions } from "../../booking-permissions.ts";
import type { Booking } from "../../bookings/booking.ts";
import { openBooking } from "../bookings/changing/open-booking.server.ts";

/** Everybody this person may see who has or had a place in a workshop, in the order in which they came. */
export async function listParticipants(actor: Actor, workshop: string): Promise<Booking[]> {
  bookingPermissions.assertCan(actor, "booking.see_desk");
  const rows = await database()
    .select()
    .from(booking)
    .where(
      and(
        eq(booking.kind, "workshop"),
        eq(booking.service, workshop),
        ne(booking.status, "cancelled"),
        withinLimit(actor, "booking", booking.id),
      ),
    )
    .orderBy(asc(booking.createdAt), asc(booking.id))
    // No workshop has more places.
    .limit(1000);
  return rows.map((row) => openBooking(row, null));
}
