import { and, asc, eq, inArray, isNotNull, or, type SQL } from "drizzle-orm";
import { formatDateTime, now } from "#app/core/clock.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, type Tx } from "#app/db/opening/client.server.ts";
import { booking, bookingGuardian, bookingHold } from "#app/db/schema/helpdesk-bookings.ts";
import { bookingMachine, openBookings } from "../../bookings/booking-status.ts";
import { bookingContactHash } from "./booking-contact-hash.server.ts";
import { openBooking } from "./changing/open-booking.server.ts";

/** Most booked without an account, so their bookings are found by phone and e-mail too (T36). */
interface Booker {
  readonly userId?: string;
  readonly phones: readonly string[];
  readonly emails: readonly string[];
}

async function collect(booker: Booker): Promise<unknown> {
  const rows = await database()
    .select()
    .from(booking)
    .where(bookedBy(booker))
    .orderBy(asc(booking.createdAt));
  return rows.map((row) => {
    const { number, title, status, startsAt, name, email, phone, answers, rating, feedback, summary } =
      openBooking(row, null);
    return {
      number,
      session: title,
      status: bookingMachine.states[status].label,
      time: startsAt ? formatDateTime(startsAt) : null,
      name,
      email,
      phone,
      answers,
      rating,
      feedback,
      summary,
      ...(row.agreedAt && { guardianAgreed: formatDateTime(row.agreedAt) }),
    };
  });
}

/** What is still to come is cancelled, since nobody could be called; who asked and what they wrote go. */
async function erase(tx: Tx, booker: Booker): Promise<void> {
  const rows = await tx
    .select({ id: booking.id, status: booking.status })
    .from(booking)
    .where(bookedBy(booker))
    .for("update");
  for (const { id, status } of rows) {
    const isOpen = openBookings.some((open) => open === status);
    await tx
      .update(booking)
      .set({
        nameSealed: null,
        emailSealed: null,
        emailHash: null,
        phoneSealed: null,
        phoneHash: null,
        answersSealed: null,
        feedbackSealed: null,
        summarySealed: null,
        userId: null,
        updatedAt: now(),
        ...(isOpen && { status: "cancelled" as const }),
      })
      .where(eq(booking.id, id));
    await tx
      .update(bookingGuardian)
      .set({ phoneSealed: null, phoneHash: null })
      .where(eq(bookingGuardian.bookingId, id));
    if (isOpen) await tx.delete(bookingHold).where(eq(bookingHold.bookingId, id));
    await writeAudit(tx, {
      chain: `booking:${id}`,
      actor: systemActor,
      event: "booking.erased",
      from: status,
      to: isOpen ? "cancelled" : status,
    });
  }
}

function bookedBy({ userId, phones, emails }: Booker): SQL | undefined {
  const phoneHashes = phones.map((phone) => bookingContactHash("phone", phone));
  const emailHashes = emails.map((email) => bookingContactHash("email", email));
  const isTheirs = or(
    userId ? eq(booking.userId, userId) : undefined,
    inArray(booking.phoneHash, phoneHashes.length > 0 ? phoneHashes : ["none"]),
    inArray(booking.emailHash, emailHashes.length > 0 ? emailHashes : ["none"]),
  );
  return and(isTheirs, isNotNull(booking.nameSealed));
}

/** In the shape in which the identity room collects and erases (OwnDataRoom). */
export const bookingOwnData = { name: "bookings", collect, erase };
