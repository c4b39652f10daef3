import { getTableColumns, inArray } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import type { ManyNames } from "#app/core/forms/many-button.server.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { booking } from "#app/db/schema/helpdesk-bookings.ts";
import { bookingPermissions } from "../../booking-permissions.ts";
import { openBooking } from "./changing/open-booking.server.ts";

/** Whose the ticked sessions are and when, for the question before a step and the word after it. */
export async function nameBookings(actor: Actor, ticked: readonly { id: string }[]): Promise<ManyNames> {
  bookingPermissions.assertCan(actor, "booking.work_desk");
  const ids = ticked.map(({ id }) => id);
  const rows = await database()
    .select(getTableColumns(booking))
    .from(booking)
    .where(inArray(booking.id, ids));
  return new Map(
    rows.map((row) => {
      const { name, number, startsAt } = openBooking(row, null);
      return [
        row.id,
        { name: [name, number, startsAt && formatDateTime(startsAt)].filter(Boolean).join(", ") },
      ];
    }),
  );
}
