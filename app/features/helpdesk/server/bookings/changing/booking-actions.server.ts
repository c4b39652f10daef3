import { z } from "zod";
import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { otp6 } from "#app/core/forms/india-fields.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { type BookingEventInput, stars, summaryField } from "../../../forms/booking-events.ts";
import { bookingMessages } from "../../../messages/booking.messages.server.ts";
import { applyBookingEvent } from "./apply-booking-event.server.ts";
import { bookingRefusal } from "./booking-refusal.server.ts";

const reachOf = ({ param, url }: Press) => ({ number: param("number"), key: url.searchParams.get("key") });
const wordsOf = ({ language }: Press) => bookingMessages[language].errors;

/** Back to the booking, by the way they came. */
function back(press: Press): string {
  const { number, key } = reachOf(press);
  return `/bookings/${number}${key ? `?key=${encodeURIComponent(key)}` : ""}`;
}

/** What the fields' own rules say is in the reader's language already. */
const refused = ({ language }: Press, problem: Parameters<typeof bookingRefusal>[0]) =>
  [409, 422, 429].includes(problem.status)
    ? { errors: { "": [bookingRefusal(problem, language)] } }
    : undefined;

const step = <S extends z.ZodType<object>>(
  event: BookingEventInput["event"],
  schema: (press: Press) => S = () => z.object({}) as never,
) =>
  button({
    schema,
    secret: ["otp"],
    run: (press, value) =>
      applyBookingEvent(
        press.actor,
        reachOf(press),
        { ...value, event } as BookingEventInput,
        press.clientAddress,
      ),
    next: back,
    refused,
  });

/** The buttons of a booking's page. */
export const bookingActions = defineActions(
  {
    confirm: step("confirm"),
    cancel: step("cancel"),
    agree: step("agree", (press) => {
      const { guardianCode } = wordsOf(press);
      return z.object({ otp: otp6({ required: guardianCode, invalid: guardianCode }) });
    }),
    ask_guardian: step("ask_guardian"),
    finish: step("finish", () => z.object({ summary: summaryField.optional() })),
    miss: step("miss"),
    reschedule: step("reschedule", (press) => z.object({ startsAt: z.iso.datetime(wordsOf(press).choose) })),
    rate: step("rate", (press) =>
      z.object({
        stars: z.enum(stars, wordsOf(press).choose),
        words: plainText({ max: 1000, multiline: true }).optional(),
      }),
    ),
  },
  { maxBytes: 8 * 1024 },
);
