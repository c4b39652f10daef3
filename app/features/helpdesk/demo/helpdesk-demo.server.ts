import { count, eq, sql } from "drizzle-orm";
import { addHours, now, setClock, useRealClock } from "#app/core/clock.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { booking, counsellor } from "#app/db/schema/helpdesk-bookings.ts";
import type { Booking } from "../bookings/booking.ts";
import type { BookingRequest } from "../bookings/booking-request.ts";
import { cancelBooking } from "../server/bookings/changing/cancel-booking.server.ts";
import { closeBooking } from "../server/bookings/changing/close-booking.server.ts";
import { confirmBooking } from "../server/bookings/changing/confirm-booking.server.ts";
import { rateBooking } from "../server/bookings/changing/rate-booking.server.ts";
import { bookSession } from "../server/sessions/book-session.server.ts";
import { type DemoBooking, demoBookings } from "./demo-bookings.server.ts";

interface DemoDesk {
  /** The demo student's account, for the bookings that are hers. */
  readonly studentUserId: string;
  readonly adminUserId: string;
}

/**
 * Bookings in every state, made by the same verbs as real ones, at the days they would have been made. The
 * jobs must be prepared (prepareJobs), since every booking writes its messages. A second call changes nothing.
 */
export async function buildHelpdeskDemo({ studentUserId, adminUserId }: DemoDesk): Promise<void> {
  const [known] = await database().select({ bookings: count() }).from(booking);
  if ((known?.bookings ?? 0) > 0) return;
  const today = now();
  const student: Actor = { role: "student", userId: studentUserId, language: "en" };
  const admin: Actor = { role: "admin", staffRoles: ["super_admin"], userId: adminUserId, language: "en" };
  await atTheirDays(async () => {
    for (const entry of demoBookings) await live(entry, today, entry.isStudents ? student : visitor, admin);
  });
  await takeFromBases();
}

async function atTheirDays(work: () => Promise<void>): Promise<void> {
  await work().finally(useRealClock);
}

async function live(entry: DemoBooking, today: Date, booker: Actor, admin: Actor): Promise<void> {
  const madeAt = addHours(today, -24 * entry.daysAgo);
  setClock(madeAt);
  const booked = await bookSession(booker, requestOf(entry), {
    language: "en",
    ...(entry.guardian && { guardian: entry.guardian }),
  });
  const reach = { number: booked.number, key: booked.key };
  setClock(addHours(madeAt, 1));
  if (entry.becomes === "requested" || entry.becomes === "guardian") return;
  if (entry.becomes === "cancelled") {
    await cancelBooking(booker, reach);
    return;
  }
  await confirmBooking(admin, reach);
  if (entry.becomes !== "confirmed") await close(entry, booked, booker, admin);
}

const demoSummary =
  "We talked about where you stand and compared three ways on.\nNext: 1. Ask the school for a bonafide certificate. " +
  "2. Renew the income certificate. 3. Apply for the two scholarships we marked, before their last day.";

async function close(
  entry: DemoBooking,
  { number, key, endsAt }: Booking,
  booker: Actor,
  admin: Actor,
): Promise<void> {
  if (!endsAt) return;
  setClock(endsAt);
  await closeBooking(admin, { number, key }, entry.becomes === "done" ? "finish" : "miss", demoSummary);
  if (entry.stars) await rateBooking(booker, { number, key }, entry.stars);
}

function requestOf({
  kind,
  service,
  title,
  minutes,
  name,
  email,
  phone,
  preferredTime,
  answers,
}: DemoBooking): BookingRequest {
  return { kind, service, title, minutes, name, email, phone, preferredTime, answers };
}

/** The pages' figures include these sessions, so the figures from before this system are that much smaller. */
async function takeFromBases(): Promise<void> {
  await inTransaction(async (tx) => {
    const done = await tx
      .select({
        counsellorId: booking.counsellorId,
        sessions: count(),
        ratings: count(booking.rating),
        stars: sql<number>`coalesce(sum(${booking.rating}), 0)`.mapWith(Number),
      })
      .from(booking)
      .where(eq(booking.status, "done"))
      .groupBy(booking.counsellorId);
    for (const { counsellorId, sessions, ratings, stars } of done) {
      if (!counsellorId) continue;
      await tx
        .update(counsellor)
        .set({
          baseSessions: sql`${counsellor.baseSessions} - ${sessions}`,
          baseRatings: sql`${counsellor.baseRatings} - ${ratings}`,
          baseRatingSum: sql`${counsellor.baseRatingSum} - ${stars}`,
        })
        .where(eq(counsellor.id, counsellorId));
    }
  });
}
