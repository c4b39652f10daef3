import { and, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { conflict, invalid } from "#app/core/errors.ts";
import type { Actor } from "#app/core/permissions.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { bookingHold } from "#app/db/schema/helpdesk-bookings.ts";
import type { Booking, BookingReach } from "../booking.ts";
import { cellsOf, endOf } from "../booking-slots.ts";
import { bookingEn } from "../messages/booking.en.ts";
import { bookingPerson } from "./booking-person.server.ts";
import { holdCells } from "./hold-cells.server.ts";
import { listSlotOffers } from "./list-slot-offers.server.ts";
import { moveBooking } from "./move-booking.server.ts";
import { reachBooking } from "./reach-booking.server.ts";
import { releaseCells } from "./release-cells.server.ts";
import { tellBooker } from "./tell-booker.server.ts";

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
