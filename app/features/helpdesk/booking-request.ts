import { z } from "zod";
import { isIstDay } from "#app/core/clock.ts";
import { languages } from "#app/core/i18n.ts";
import { email, personName, phone10 } from "#app/core/india-fields.ts";
import { plainText } from "#app/core/plain-text.ts";
import { bookingKinds, bookingWays, preferredTimes } from "./booking-words.ts";

import { talkLanguages } from "./counsellor-duties.ts";

/** What every booking form asks: who it is and how to reach them. */
export const contactFields = {
  name: personName({ required: "Enter your full name." }),
  email: email({ required: "Enter your e-mail address." }),
  phone: phone10(),
  /** T35: of whom the form does not ask the age. */
  under18: z.literal("on").optional(),
  guardianPhone: phone10().optional(),
  guardianPhoneIsOwn: z.literal("on").optional(),
  guardianLanguage: z.enum(languages).optional(),
};

/** Optional fields come as empty text from a form, which the parser leaves out. */
const preferredTimeField = z.enum(preferredTimes, "Choose one of the times.").optional();

/** What every form for a talk asks besides; a workshop has its own time and place. */
export const sessionFields = {
  ...contactFields,
  way: z.enum(bookingWays, "Choose phone or video.").optional(),
  preferredTime: preferredTimeField,
  talkLanguage: z.enum(talkLanguages, "Choose one of the languages.").optional(),
  /** A day of those that are offered; then one of its free times. */
  day: z.string().refine(isIstDay, "Choose one of the days.").optional(),
  startsAt: z.iso.datetime("Choose one of the times.").optional(),
};

export function freeText(max: number) {
  return plainText({ max, multiline: true }).optional();
}

/** What a form hands to the desk, whichever form it was. */
export const bookingRequestSchema = z.object({
  kind: z.enum(bookingKinds),
  /** The option that was chosen: "resume-prep". */
  service: z.string().min(1).max(60),
  /** What messages and lists call it: "Resume Preparation". */
  title: z.string().min(1).max(120),
  minutes: z.number().int().min(15).max(240),
  name: sessionFields.name,
  email: sessionFields.email,
  phone: sessionFields.phone,
  way: sessionFields.way,
  preferredTime: sessionFields.preferredTime,
  talkLanguage: sessionFields.talkLanguage,
  startsAt: sessionFields.startsAt,
  /** What it is about, where the form asks: "medical". */
  subject: z.string().min(1).max(60).optional(),
  /** The other answers, by their labels, for the counsellor who calls. */
  answers: z.record(z.string().max(60), z.string().max(2000)),
});

export type BookingRequest = z.output<typeof bookingRequestSchema>;
