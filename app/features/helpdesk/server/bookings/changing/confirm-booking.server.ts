import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import type { Booking, BookingReach } from "../../../bookings/booking.ts";
import { bookingEn } from "../../../messages/booking.en.ts";
import { reachBooking } from "../reach-booking.server.ts";
import { tellBooker } from "../tell-booker.server.ts";
import { moveBooking } from "./move-booking.server.ts";

/** The held time is agreed, by its holder or by the desk on the phone. Said twice it is agreed once. */
export async function confirmBooking(actor: Actor, reach: BookingReach): Promise<Booking> {
  return inTransaction(async (tx) => {
    const before = await reachBooking(actor, "booking.change", reach, tx);
    if (before.status === "confirmed") return before;
    if (!before.startsAt || before.startsAt <= now()) {
      throw conflict(bookingEn.errors.noTime, "no_time");
    }
    const booked = await moveBooking(tx, actor, before, "confirm");
    await tellBooker(tx, booked, "confirmed");
    return booked;
  });
}
