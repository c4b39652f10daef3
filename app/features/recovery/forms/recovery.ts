import { z } from "zod";
import { isIstDay, istDate, now } from "#app/core/clock.ts";
import { otp6, phone10 } from "#app/core/forms/india-fields.ts";
import { parsePublicNumber, publicNumber } from "#app/core/id.ts";
import { latinDigits } from "#app/core/words/digits.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import type { recoveryEn } from "../messages/recovery.en.ts";

type Words = (typeof recoveryEn)["errors"];

export const recoveryStartSchema = (words: Words) =>
  z.object({ phone: phone10({ required: words.phone, invalid: words.phone }) });

export const recoveryCodeSchema = (words: Words) =>
  z.object({ otp: otp6({ required: words.otp, invalid: words.otp }) });

export const recoveryLookSchema = (words: Words) =>
  z.object({
    number: z.string(words.codeWrong).min(1, words.codeWrong).max(60, words.codeWrong),
    code: z
      .string(words.codeWrong)
      .overwrite((typed) => latinDigits(typed).replace(/\s/g, ""))
      .regex(/^\d{8}$/, words.codeWrong),
  });

/** What shows that it is her. Three things that are on her own papers, and a photo of one of them. */
export function recoveryFactsSchema(words: Words) {
  return z.object({
    otrNumber: z
      .string(words.otr)
      .max(60, words.otr)
      .transform((typed) => parsePublicNumber(latinDigits(typed)))
      .refine((number) => number !== null, words.otr)
      .transform((number) => (number ? publicNumber(number.prefix, number.year, number.serial) : "")),
    birthDay: z.string(words.birthDay).refine((day) => isIstDay(day) && day < istDate(now()), words.birthDay),
    digitsOf: z.enum(["aadhaar", "account"], words.which),
    digits: z
      .string(words.digits)
      .overwrite((typed) => latinDigits(typed).trim())
      .regex(/^\d{4}$/, words.digits),
    note: z
      .literal("")
      .transform(() => undefined)
      .or(plainText({ max: 500, multiline: true, tooLong: words.tooLong, forbidden: words.hidden }))
      .optional(),
  });
}

export type RecoveryFacts = z.output<ReturnType<typeof recoveryFactsSchema>>;
