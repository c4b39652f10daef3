import type { Actor } from "#app/core/portals/permissions.ts";
import { listPage, type Page } from "#app/db/lists/list-page.server.ts";
import { bookingPermissions } from "../../booking-permissions.ts";
import { type BookingQuery, type DeskBooking, deskRows } from "../matters/desk-rows.server.ts";

/** The desk's view of every booking of every form. */
export async function listBookings(actor: Actor, query: BookingQuery): Promise<Page<DeskBooking>> {
  bookingPermissions.assertCan(actor, "booking.see_desk");
  const page = await listPage(deskRows.parts(actor, query));
  return { ...page, rows: page.rows.map(deskRows.open) };
}
