import type { Language } from "#app/core/words/i18n.ts";
import type { GuardianWords } from "#app/features/helpdesk/bookings/booked-answer.ts";
import { bookingMessages } from "#app/features/helpdesk/messages/booking.messages.server.ts";

/** Of the fields that ask who agrees for somebody under 18. */
export function guardianWords(of: Language): GuardianWords {
  const { title, text, phone, language, isOwn } = bookingMessages[of].guardian;
  return { title, text, phone, language, isOwn };
}
