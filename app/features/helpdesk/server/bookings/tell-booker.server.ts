import { formatDateTime, now } from "#app/core/clock.ts";
import { env } from "#app/core/settings/env.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import { type Booking, bookingPath } from "../../bookings/booking.ts";
import { guardianAnswerBy } from "../../bookings/booking-status.ts";
import { sessionTitle } from "../../bookings/session-title.ts";
import { howItTakesPlace } from "../sessions/how-it-takes-place.server.ts";

type News =
  | "guardian"
  | "lapsed"
  | "requested"
  | "confirmed"
  | "rescheduled"
  | "cancelled"
  | "reminder"
  | "news"
  | "reassigned"
  | "summary";

/** Words for a booking without a time: nobody was free in the weeks ahead, so the desk will find one. */
const timeToFollow = { en: "a time we will tell you", te: "మేము చెప్పే సమయం", hi: "समय हम बताएँगे" } as const;

/**
 * Says it by SMS, to the phone that was proven, and by e-mail, once for each time it is so. The e-mail carries the link
 * to change it, and waits until its address has said that it is theirs, unless it is that of who is signed in (X24).
 */
export async function tellBooker(
  tx: Tx,
  booking: Booking,
  news: News,
  proof: "needed" | "given" = "needed",
): Promise<void> {
  const { startsAt, language } = booking;
  const when = startsAt ? formatDateTime(startsAt, language) : timeToFollow[language];
  // Told as often as it changes.
  const isAgain = news === "news" || news === "summary" || news === "reassigned";
  const about = {
    language,
    variables: {
      name: booking.name,
      service: sessionTitle(booking.title, language),
      when,
      number: booking.number,
      replyBy: formatDateTime(guardianAnswerBy(booking.createdAt, startsAt), language),
      ...howItTakesPlace(booking, language),
      summary: booking.summary ?? "",
      counsellor: booking.counsellor ?? "",
      link: `${env().PUBLIC_URL}${bookingPath(booking)}`,
    },
    // A booking that was moved twice is told twice.
    dedupeKey: `booking:${booking.id}:${news}:${isAgain ? now().toISOString() : (startsAt?.toISOString() ?? "open")}`,
    subjectId: booking.id,
  };
  if (news !== "news" && news !== "summary") {
    await queueMessage(tx, { ...about, template: `booking-${news}`, channel: "sms", to: booking.phone });
  }
  await queueMessage(tx, {
    ...about,
    template: `booking-${news}`,
    channel: "email",
    to: booking.email,
    proof,
  });
}
