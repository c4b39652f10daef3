import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { booking, bookingGuardian, bookingHold } from "#app/db/schema/helpdesk-bookings.ts";
import type { Booking } from "../../../bookings/booking.ts";
import { type BookingEvent, bookingMachine } from "../../../bookings/booking-status.ts";

type Changes = Partial<
  Pick<typeof booking.$inferInsert, "startsAt" | "endsAt" | "counsellorId" | "remindedAt" | "agreedAt">
>;

/** The one place where a booking's status changes. The row was locked by whoever read it. */
export async function moveBooking(
  tx: Tx,
  actor: Actor,
  before: Booking,
  event: BookingEvent,
  changes: Changes = {},
): Promise<Booking> {
  const status = next(bookingMachine, before.status, event, actor);
  await tx
    .update(booking)
    .set({ ...changes, status, updatedAt: now() })
    .where(eq(booking.id, before.id));
  // Its hour is free again for somebody else.
  if (status === "cancelled") await tx.delete(bookingHold).where(eq(bookingHold.bookingId, before.id));
  // Nobody need be asked any more.
  if (status === "cancelled" && before.status === "guardian") {
    await tx
      .update(bookingGuardian)
      .set({ phoneSealed: null, phoneHash: null })
      .where(eq(bookingGuardian.bookingId, before.id));
  }
  await writeAudit(tx, {
    chain: `booking:${before.id}`,
    actor,
    event: `booking.${event}`,
    from: before.status,
    to: status,
    details: changes.startsAt
      ? {
          before: { startsAt: before.startsAt, counsellor: before.counsellor },
          after: { startsAt: changes.startsAt, counsellorId: changes.counsellorId },
        }
      : {},
  });
  const { startsAt, endsAt, agreedAt } = changes;
  return {
    ...before,
    status,
    ...(startsAt && { startsAt }),
    ...(endsAt && { endsAt }),
    ...(agreedAt && { agreedAt }),
  };
}
