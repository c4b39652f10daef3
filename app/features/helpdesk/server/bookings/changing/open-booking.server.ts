import { istDate } from "#app/core/clock.ts";
import { publicNumber } from "#app/core/id.ts";
import { decryptField } from "#app/core/secrets/crypto.server.ts";
import { isLanguage } from "#app/core/words/i18n.ts";
import type { booking } from "#app/db/schema/helpdesk-bookings.ts";
import type { Booking } from "../../../bookings/booking.ts";
import { bookingKey } from "../booking-key.server.ts";

export function openBooking(row: typeof booking.$inferSelect, counsellorName: string | null): Booking {
  const open = (column: string, sealed: string | null) =>
    sealed === null ? null : decryptField(sealed, { table: "booking", column, rowId: row.id });
  const {
    id,
    kind,
    service,
    title,
    minutes,
    status,
    way,
    preferredTime,
    startsAt,
    endsAt,
    rating,
    createdAt,
  } = row;
  return {
    id,
    number: publicNumber("BK", Number(istDate(createdAt).slice(0, 4)), row.serial),
    key: bookingKey.of(id),
    kind,
    service,
    title,
    minutes,
    status,
    name: open("name", row.nameSealed) ?? "–",
    email: open("email", row.emailSealed) ?? "–",
    phone: open("phone", row.phoneSealed) ?? "–",
    answers: JSON.parse(open("answers", row.answersSealed) ?? "{}") as Record<string, string>,
    way,
    place: row.venue,
    preferredTime,
    talkLanguage: row.talkLanguage,
    counsellor: counsellorName,
    startsAt,
    endsAt,
    rating,
    feedback: open("feedback", row.feedbackSealed),
    summary: open("summary", row.summarySealed),
    createdAt,
    agreedAt: row.agreedAt,
    userId: row.userId,
    language: isLanguage(row.language) ? row.language : "en",
  };
}
