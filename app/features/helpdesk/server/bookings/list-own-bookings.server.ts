import { desc, eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { builtRead } from "#app/db/built-read.server.ts";
import { booking, counsellor } from "#app/db/schema/helpdesk-bookings.ts";
import { bookingPermissions } from "../../booking-permissions.ts";
import type { Booking } from "../../bookings/booking.ts";
import { openBooking } from "./changing/open-booking.server.ts";

const readRows = builtRead(["userId", "limit"], (db, { userId, limit }) =>
  db
    .select()
    .from(booking)
    .leftJoin(counsellor, eq(counsellor.id, booking.counsellorId))
    .where(eq(booking.userId, userId))
    .orderBy(desc(booking.createdAt), desc(booking.id))
    .limit(limit),
);

/** What this person booked while signed in, the newest first. */
export async function listOwnBookings(actor: Actor, limit = 50): Promise<Booking[]> {
  bookingPermissions.assertCan(actor, "booking.list_own");
  const rows = await readRows({ userId: actor.userId ?? "", limit });
  return rows.map((row) => openBooking(row.booking, row.counsellor?.name ?? null));
}
