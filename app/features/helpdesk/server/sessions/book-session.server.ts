import { and, count, eq, inArray } from "drizzle-orm";
import { meetings } from "#app/adapters/meetings/meetings.server.ts";
import { now } from "#app/core/clock.ts";
import { fieldErrorsOf } from "#app/core/forms/form.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { conflict, invalid } from "#app/core/requests/errors.ts";
import { encryptField } from "#app/core/secrets/crypto.server.ts";
import { lookupHash } from "#app/core/secrets/lookup-hash.server.ts";
import { next } from "#app/core/state-machine.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { bumpContent } from "#app/db/content-version.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { booking, bookingGuardian, counsellor } from "#app/db/schema/helpdesk-bookings.ts";
import { bookingPermissions } from "../../booking-permissions.ts";
import type { AskedGuardian } from "../../bookings/asked-guardian.ts";
import type { Booking } from "../../bookings/booking.ts";
import { type BookingRequest, bookingRequestSchema } from "../../bookings/booking-request.ts";
import { endOf } from "../../bookings/booking-slots.ts";
import { bookingMachine, guardianAnswerBy, openBookings } from "../../bookings/booking-status.ts";
import { bookingContactHash } from "../bookings/booking-contact-hash.server.ts";
import { openBooking } from "../bookings/changing/open-booking.server.ts";
import { sealBooking } from "../bookings/seal-booking.server.ts";
import { tellBooker } from "../bookings/tell-booker.server.ts";
import { type FixedPlace, type HeldTime, holdTime } from "../counsellors/hold-time.server.ts";

/** Sessions are free, so nobody needs more at once; it also keeps a machine from filling the calendar. */
const mostAtOnce = 5;

interface BookingTerms {
  readonly language: Language;
  readonly place?: FixedPlace;
  readonly proof?: "needed" | "given";
  /** Under 18: the time is held, and nothing else happens until they agree. */
  readonly guardian?: AskedGuardian;
}

/**
 * Any form ends here: a booking with a number and a held time. Sent twice, it is one booking; wanted by two
 * at once, a time goes to one of them and the other gets the next.
 */
export async function bookSession(
  actor: Actor,
  given: BookingRequest,
  { language, place, proof, guardian }: BookingTerms,
): Promise<Booking> {
  bookingPermissions.assertCan(actor, "booking.book");
  const parsed = bookingRequestSchema.safeParse(given);
  if (!parsed.success) throw invalid(fieldErrorsOf(parsed.error));
  const request = parsed.data;
  if (request.way === "video" && !meetings()) {
    throw invalid({ way: ["Sessions are by phone here. Choose phone."] });
  }
  if (place && !place.where && !meetings()) {
    throw conflict("You can register once the place of this workshop is fixed.", "no_place_yet");
  }
  const fingerprint = lookupHash("booking-fingerprint", JSON.stringify([request, place?.resource ?? null]));
  return inTransaction(async (tx) => {
    await assertNotTooMany(tx, request.phone, fingerprint);
    const bookingId = newId();
    const [made] = await tx
      .insert(booking)
      .values({
        id: bookingId,
        kind: request.kind,
        service: request.service,
        title: request.title,
        minutes: request.minutes,
        status: guardian
          ? next(bookingMachine, bookingMachine.initial, "ask_guardian", systemActor)
          : bookingMachine.initial,
        ...sealBooking(bookingId, request),
        language,
        userId: actor.userId,
        way: place ? (place.where ? "place" : "video") : (request.way ?? "phone"),
        venue: place?.where ?? null,
        preferredTime: request.preferredTime ?? null,
        talkLanguage: request.talkLanguage ?? null,
        fingerprint,
        createdAt: now(),
        updatedAt: now(),
      })
      // The same request is being made, or was made: theirs is this one.
      .onConflictDoNothing()
      .returning({ id: booking.id });
    if (!made) return sameBooking(tx, fingerprint);
    const held = place
      ? await holdTime.ofPlace(tx, bookingId, place)
      : await holdTime.ofCounsellor(tx, bookingId, request);
    const booked = await readBooking(tx, bookingId, held, { minutes: request.minutes, waits: !!guardian });
    if (guardian) await noteGuardian(tx, booked, guardian);
    await writeAudit(tx, {
      chain: `booking:${bookingId}`,
      actor,
      event: "booking.made",
      to: booked.status,
      details: {
        kind: request.kind,
        service: request.service,
        startsAt: booked.startsAt?.toISOString() ?? null,
      },
    });
    if (booked.status === "guardian" || booked.status === "confirmed" || booked.status === "requested")
      await tellBooker(tx, booked, booked.status, proof);
    // How many places are left stands on public pages.
    if (place) await bumpContent(tx, "workshops");
    return booked;
  });
}

async function assertNotTooMany(tx: Tx, phone: string, fingerprint: string): Promise<void> {
  const alive = await tx
    .select({ fingerprint: booking.fingerprint, count: count() })
    .from(booking)
    .where(
      and(eq(booking.phoneHash, bookingContactHash("phone", phone)), inArray(booking.status, openBookings)),
    )
    .groupBy(booking.fingerprint);
  if (alive.length >= mostAtOnce && !alive.some((one) => one.fingerprint === fingerprint)) {
    throw conflict(
      `There are already ${mostAtOnce} open sessions for this mobile number. Cancel one by its link, or call us.`,
      "too_many_bookings",
    );
  }
}

async function sameBooking(tx: Tx, fingerprint: string): Promise<Booking> {
  const [row] = await tx
    .select()
    .from(booking)
    .leftJoin(counsellor, eq(counsellor.id, booking.counsellorId))
    .where(and(eq(booking.fingerprint, fingerprint), inArray(booking.status, openBookings)));
  if (!row) throw conflict();
  return openBooking(row.booking, row.counsellor?.name ?? null);
}

async function noteGuardian(tx: Tx, booked: Booking, { phone, language }: AskedGuardian): Promise<void> {
  const id = newId();
  await tx.insert(bookingGuardian).values({
    id,
    bookingId: booked.id,
    phoneSealed: encryptField(phone, { table: "booking_guardian", column: "phone", rowId: id }),
    phoneHash: bookingContactHash("phone", phone),
    language,
    answerBy: guardianAnswerBy(booked.createdAt, booked.startsAt),
  });
}

async function readBooking(
  tx: Tx,
  bookingId: string,
  held: HeldTime | null,
  { minutes, waits }: { minutes: number; waits: boolean },
): Promise<Booking> {
  const [row] = await tx
    .update(booking)
    .set({
      counsellorId: held?.counsellorId ?? null,
      startsAt: held?.startsAt ?? null,
      endsAt: held ? endOf(held.startsAt, minutes) : null,
      // A workshop's time is known from the start: there is nothing left to agree on.
      ...(held?.isFixed && !waits && { status: "confirmed" as const }),
    })
    .where(eq(booking.id, bookingId))
    .returning();
  if (!row) throw new Error("The booking that was just made is gone");
  const [person] = held?.counsellorId
    ? await tx.select({ name: counsellor.name }).from(counsellor).where(eq(counsellor.id, held.counsellorId))
    : [];
  return openBooking(row, person?.name ?? null);
}
