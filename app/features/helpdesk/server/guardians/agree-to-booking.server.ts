import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { conflict, invalid } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { bookingGuardian } from "#app/db/schema/helpdesk-bookings.ts";
import { templateTexts } from "#app/features/notifications/messages/template-texts.ts";
import type { Booking, BookingReach } from "../../bookings/booking.ts";
import { bookingMachine } from "../../bookings/booking-status.ts";
import { bookingEn } from "../../messages/booking.en.ts";
import { bookingMessages } from "../../messages/booking.messages.server.ts";
import { moveBooking } from "../bookings/changing/move-booking.server.ts";
import { reachBooking } from "../bookings/reach-booking.server.ts";
import { tellBooker } from "../bookings/tell-booker.server.ts";
import { findAskedGuardian } from "./find-asked-guardian.server.ts";
import { guardianCodes } from "./guardian-codes.server.ts";

/** T35: the code from the guardian's phone is their yes; from here on it is a booking like any other. */
export async function agreeToBooking(
  actor: Actor,
  reach: BookingReach,
  { code, address }: { code: string; address: string },
): Promise<Booking> {
  const seen = await reachBooking(actor, "booking.change", reach);
  // Pressed twice, it was agreed to once.
  if (seen.agreedAt) return seen;
  next(bookingMachine, seen.status, "agree", actor);
  const asked = await findAskedGuardian(seen.id);
  if (!asked || asked.answerBy <= now()) throw conflict(bookingEn.errors.guardianOver, "guardian_over");
  if (!asked.hasCode) throw invalid({ otp: [bookingEn.errors.guardianNoCode] });
  if (!(await guardianCodes.get().spend({ phone: asked.phone, code, address })))
    throw invalid({ otp: [bookingEn.errors.guardianCode] });
  return inTransaction(async (tx) => {
    const before = await reachBooking(actor, "booking.change", reach, tx);
    if (before.agreedAt) return before;
    const at = now();
    const agreed = await moveBooking(tx, actor, before, "agree", { agreedAt: at });
    const words = [
      templateTexts[asked.language]["otp-guardian-session"].sms,
      bookingMessages[actor.language].guardian.agrees,
    ].join("\n");
    await tx.update(bookingGuardian).set({ agreedAt: at, words }).where(eq(bookingGuardian.id, asked.id));
    // A workshop's time is known from the start: there is nothing left to agree on.
    const booked =
      before.kind === "workshop" ? await moveBooking(tx, systemActor, agreed, "confirm") : agreed;
    await tellBooker(tx, booked, before.kind === "workshop" ? "confirmed" : "requested");
    return booked;
  });
}
