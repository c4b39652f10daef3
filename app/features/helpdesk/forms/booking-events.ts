import { z } from "zod";
import { otp6 } from "#app/core/forms/india-fields.ts";
import { plainText } from "#app/core/words/plain-text.ts";

export const summaryField = plainText({ max: 3000, multiline: true });

/** What the buttons of a booking's page send. */
export const bookingEventSchema = z.discriminatedUnion("event", [
  z.object({ event: z.literal("confirm") }),
  z.object({ event: z.literal("cancel") }),
  /** A parent or guardian agrees by the code from their phone; or another code is wanted. */
  z.object({ event: z.literal("agree"), otp: otp6() }),
  z.object({ event: z.literal("ask_guardian") }),
  z.object({ event: z.literal("finish"), summary: summaryField.optional() }),
  z.object({ event: z.literal("miss") }),
  z.object({ event: z.literal("reschedule"), startsAt: z.iso.datetime("Choose a time.") }),
  z.object({
    event: z.literal("rate"),
    stars: z.enum(["1", "2", "3", "4", "5"], "Choose one to five."),
    words: plainText({ max: 1000, multiline: true }).optional(),
  }),
]);

export type BookingEventInput = z.output<typeof bookingEventSchema>;
