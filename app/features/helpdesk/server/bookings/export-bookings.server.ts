import type { Actor } from "#app/core/portals/permissions.ts";
import { exportOf } from "#app/db/lists/export-list.server.ts";
import { streamRows } from "#app/db/lists/list-page.server.ts";
import { bookingPermissions } from "../../booking-permissions.ts";
import { bookingList } from "../../bookings/booking-list.ts";
import { type BookingQuery, type DeskBooking, deskRows } from "../matters/desk-rows.server.ts";

export const exportBookings = exportOf(bookingList, {
  allow: (actor) => bookingPermissions.assertCan(actor, "booking.export"),
  all: opened,
});

async function* opened(actor: Actor, query: BookingQuery): AsyncGenerator<DeskBooking> {
  for await (const row of streamRows(deskRows.parts(actor, query))) yield deskRows.open(row);
}
