import { and, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { bookingHold } from "#app/db/schema/helpdesk-bookings.ts";
import type { Booking, BookingReach } from "../../../bookings/booking.ts";
import { cellsOf, endOf } from "../../../bookings/booking-slots.ts";
import { bookingEn } from "../../../messages/booking.en.ts";
import { holdCells } from "../../counsellors/hold-cells.server.ts";
import { listSlotOffers } from "../../counsellors/list-slot-offers.server.ts";
import { releaseCells } from "../../counsellors/release-cells.server.ts";
import { bookingPerson } from "../booking-person.server.ts";
import { reachBooking } from "../reach-booking.server.ts";
import { tellBooker } from "../tell-booker.server.ts";
import { moveBooking } from "./move-booking.server.ts";

/** Another time, of those that are free. The old one is given back in the same moment. */
export async function rescheduleBooking(actor: Actor, reach: BookingReach, startsAt: Date): Promise<Booking> {
  if (startsAt <= now()) throw invalid({ startsAt: [bookingEn.errors.over] });
  return inTransaction(async (tx) => {
    const before = await reachBooking(actor, "booking.change", reach, tx);
    if (before.kind === "workshop") {
      throw conflict(bookingEn.errors.ownTime);
    }
    // A time that nobody agreed to may have passed: that is why another one is wanted.
    if (before.status === "confirmed" && before.startsAt && before.startsAt <= now()) {
      throw conflict(bookingEn.errors.begun, "begun");
    }
    if (before.startsAt?.getTime() === startsAt.getTime() && before.status === "confirmed") return before;
    // Given back first: a session may move by half an hour within the time it holds itself.
    await tx.delete(bookingHold).where(and(eq(bookingHold.bookingId, before.id)));
    const { kind, service, minutes, talkLanguage } = before;
    const offers = await listSlotOffers({ kind, service, minutes, talkLanguage, wished: null });
    const free = offers.filter((one) => one.startsAt.getTime() === startsAt.getTime());
    // Whoever was chosen for the question stays, if they are free.
    const isSame = (one: { counsellor: string }) => Number(one.counsellor === before.counsellor);
    for (const offer of free.sort((a, b) => isSame(b) - isSame(a))) {
      const cells = cellsOf(startsAt, minutes);
      if (!(await holdCells(tx, before.id, bookingPerson(before), cells))) break;
      if (!(await holdCells(tx, before.id, `counsellor:${offer.counsellorId}`, cells))) {
        await releaseCells(tx, before.id, bookingPerson(before));
        continue;
      }
      const moved = await moveBooking(tx, actor, before, "reschedule", {
        startsAt,
        endsAt: endOf(startsAt, minutes),
        counsellorId: offer.counsellorId,
        remindedAt: null,
      });
      const booked = { ...moved, counsellor: offer.counsellor };
      await tellBooker(tx, booked, "rescheduled");
      return booked;
    }
    // Thrown, so that the old time is kept.
    throw invalid({ startsAt: [bookingEn.errors.taken] });
  });
}
