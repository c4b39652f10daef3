import { defineMessages } from "#app/core/words/i18n.ts";
import { bookingEn } from "./booking.en.ts";
import { bookingHi } from "./booking.hi.ts";
import { bookingTe } from "./booking.te.ts";

export const bookingMessages = defineMessages({ en: bookingEn, te: bookingTe, hi: bookingHi });
