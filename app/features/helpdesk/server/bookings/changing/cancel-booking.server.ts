import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { bumpContent } from "#app/db/content-version.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import type { Booking, BookingReach } from "../../../bookings/booking.ts";
import { bookingEn } from "../../../messages/booking.en.ts";
import { reachBooking } from "../reach-booking.server.ts";
import { tellBooker } from "../tell-booker.server.ts";
import { moveBooking } from "./move-booking.server.ts";

/** Gives the time back. Cancelling twice is cancelling once. */
export async function cancelBooking(actor: Actor, reach: BookingReach): Promise<Booking> {
  return inTransaction(async (tx) => {
    const before = await reachBooking(actor, "booking.change", reach, tx);
    if (before.status === "cancelled") return before;
    const hasBegun = before.status === "confirmed" && before.startsAt !== null && before.startsAt <= now();
    if (actor.role !== "admin" && hasBegun) {
      throw conflict(bookingEn.errors.begun, "begun");
    }
    const cancelled = await moveBooking(tx, actor, before, "cancel");
    await tellBooker(tx, cancelled, "cancelled");
    if (before.kind === "workshop") await bumpContent(tx, "workshops");
    return cancelled;
  });
}
