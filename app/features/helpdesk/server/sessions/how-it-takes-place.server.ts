import { env } from "#app/core/settings/env.server.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { type Booking, bookingRoomPath } from "../../bookings/booking.ts";
import { bookingMessages } from "../../messages/booking.messages.server.ts";

/** What messages say of it: a sentence with the room's link, and a few words for an SMS. */
export function howItTakesPlace(booking: Booking, language: Language): { how: string; way: string } {
  const { mail, sms } = bookingMessages[language];
  const link = `${env().PUBLIC_URL}${bookingRoomPath(booking)}`;
  return { how: fillMessage(mail[booking.way], { link, place: booking.place ?? "" }), way: sms[booking.way] };
}
