import { z } from "zod";
import { isIstDay } from "#app/core/clock.ts";
import { email, personName, phone10 } from "#app/core/forms/india-fields.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import { languages } from "#app/core/words/i18n.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { talkLanguages } from "../counsellors/counsellor-duties.ts";
import { sessionFormEn } from "../messages/session-form.en.ts";
import { bookingKinds, bookingWays, preferredTimes } from "./booking-words.ts";

/** What a form for a session says when it refuses, in its reader's language. */
export type SessionErrors = { readonly [name in keyof (typeof sessionFormEn)["errors"]]: string };

const mostOfName = 100;

/** What every booking form asks: who it is and how to reach them. */
export function contactFields(words: SessionErrors) {
  const phone = phone10({ required: words.phone, invalid: words.phoneForm });
  return {
    name: personName({
      max: mostOfName,
      required: words.name,
      invalid: words.nameLetters,
      tooLong: fillMessage(words.tooLong, { max: mostOfName }),
    }),
    email: email({ required: words.email, invalid: words.emailForm }),
    phone,
    /** T35: of whom the form does not ask the age. */
    under18: z.literal("on").optional(),
    guardianPhone: phone.optional(),
    guardianPhoneIsOwn: z.literal("on").optional(),
    guardianLanguage: z.enum(languages).optional(),
  };
}

/** What every form for a talk asks besides; a workshop has its own time and place. */
export function sessionFields(words: SessionErrors) {
  return {
    ...contactFields(words),
    way: z.enum(bookingWays, words.way).optional(),
    // Optional fields come as empty text from a form, which the parser leaves out.
    preferredTime: z.enum(preferredTimes, words.time).optional(),
    talkLanguage: z.enum(talkLanguages, words.talk).optional(),
    /** A day of those that are offered; then one of its free times. */
    day: z.string().refine(isIstDay, words.day).optional(),
    startsAt: z.iso.datetime(words.time).optional(),
  };
}

export function freeText(max: number, words: SessionErrors) {
  const tooLong = fillMessage(words.tooLong, { max });
  return plainText({ max, multiline: true, tooLong, forbidden: words.hidden }).optional();
}

const plain = sessionFields(sessionFormEn.errors);

/** What a form hands to the desk, whichever form it was. */
export const bookingRequestSchema = z.object({
  kind: z.enum(bookingKinds),
  /** The option that was chosen: "resume-prep". */
  service: z.string().min(1).max(60),
  /** What messages and lists call it: "Resume Preparation". */
  title: z.string().min(1).max(120),
  minutes: z.number().int().min(15).max(240),
  name: plain.name,
  email: plain.email,
  phone: plain.phone,
  way: plain.way,
  preferredTime: plain.preferredTime,
  talkLanguage: plain.talkLanguage,
  startsAt: plain.startsAt,
  /** What it is about, where the form asks: "medical". */
  subject: z.string().min(1).max(60).optional(),
  /** The other answers, by their labels, for the counsellor who calls. */
  answers: z.record(z.string().max(60), z.string().max(2000)),
});

export type BookingRequest = z.output<typeof bookingRequestSchema>;
