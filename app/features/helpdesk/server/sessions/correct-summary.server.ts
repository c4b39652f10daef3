import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { bookingPermissions } from "../../booking-permissions.ts";
import type { Booking, BookingReach } from "../../bookings/booking.ts";
import { reachBooking } from "../bookings/reach-booking.server.ts";
import { writeSummary } from "./write-summary.server.ts";

/** The summary of a session that took place, written again: the new one goes out too. The same words change nothing. */
export async function correctSummary(actor: Actor, reach: BookingReach, summary: string): Promise<Booking> {
  bookingPermissions.assertCan(actor, "booking.work_desk");
  return inTransaction(async (tx) => {
    const before = await reachBooking(actor, "booking.change", reach, tx);
    if (before.status !== "done" || before.kind === "workshop")
      throw conflict("Only a talk that took place has a summary.", "not_done");
    return writeSummary(tx, actor, before, summary);
  });
}
