import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid } from "#app/core/requests/errors.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { bookingHold, booking as bookingTable } from "#app/db/schema/helpdesk-bookings.ts";
import { bookingPermissions } from "../../../booking-permissions.ts";
import type { Booking, BookingReach } from "../../../bookings/booking.ts";
import { cellsOf, endOf } from "../../../bookings/booking-slots.ts";
import { bookingEn } from "../../../messages/booking.en.ts";
import { holdCells } from "../../counsellors/hold-cells.server.ts";
import { listSlotOffers } from "../../counsellors/list-slot-offers.server.ts";
import { tellCounsellor } from "../../counsellors/tell-counsellor.server.ts";
import { bookingPerson } from "../booking-person.server.ts";
import { reachBooking } from "../reach-booking.server.ts";
import { tellBooker } from "../tell-booker.server.ts";
import { moveBooking } from "./move-booking.server.ts";

interface Slot {
  readonly counsellorId: string;
  readonly startsAt: Date;
}

/**
 * I24: the desk gives a session to another counsellor, at its time or another. The booker and both counsellors are
 * told; `isToldAll` is false when one of them has no address here.
 */
export async function reassignBooking(
  actor: Actor,
  reach: BookingReach,
  slot: Slot,
): Promise<{ isToldAll: boolean }> {
  bookingPermissions.assertCan(actor, "booking.work_desk");
  return inTransaction(async (tx) => {
    const before = await reachBooking(actor, "booking.change", reach, tx);
    if (before.kind === "workshop") throw conflict(bookingEn.errors.ownTime);
    if (before.status === "confirmed" && before.startsAt && before.startsAt <= now())
      throw conflict(bookingEn.errors.begun, "begun");
    const [row] = await tx
      .select({ counsellorId: bookingTable.counsellorId })
      .from(bookingTable)
      .where(eq(bookingTable.id, before.id));
    const old = row?.counsellorId ?? null;
    const isSameTime = before.startsAt?.getTime() === slot.startsAt.getTime();
    if (old === slot.counsellorId && isSameTime) return { isToldAll: true };
    const name = await takeSlot(tx, before, slot);
    const moved = await moveBooking(tx, actor, before, "reassign", {
      startsAt: slot.startsAt,
      endsAt: endOf(slot.startsAt, before.minutes),
      counsellorId: slot.counsellorId,
      ...(!isSameTime && { remindedAt: null }),
    });
    const booked = { ...moved, counsellor: name };
    await tellBooker(tx, booked, "reassigned");
    const isNewTold = await tellCounsellor(tx, slot.counsellorId, booked, "session");
    const isOldTold =
      old === null || old === slot.counsellorId || (await tellCounsellor(tx, old, before, "relieved"));
    return { isToldAll: isNewTold && isOldTold };
  });
}

/** Gives the old time back and takes the new one, or throws, so that the old one is kept. */
async function takeSlot(tx: Tx, before: Booking, { counsellorId, startsAt }: Slot): Promise<string> {
  const { kind, service, minutes } = before;
  await tx.delete(bookingHold).where(eq(bookingHold.bookingId, before.id));
  const offers = await listSlotOffers({ kind, service, minutes, wished: null, lead: 0 });
  const offer = offers.find(
    (one) => one.counsellorId === counsellorId && one.startsAt.getTime() === startsAt.getTime(),
  );
  const cells = cellsOf(startsAt, minutes);
  const isHeld =
    offer &&
    (await holdCells(tx, before.id, bookingPerson(before), cells)) &&
    (await holdCells(tx, before.id, `counsellor:${counsellorId}`, cells));
  if (!isHeld) throw invalid({ slot: ["This counsellor is no longer free then. Choose another time."] });
  return offer.counsellor;
}
