import { z } from "zod";
import { otp6, personName, phone10 } from "#app/core/forms/india-fields.ts";

export const helperKinds = ["school", "csc", "relative", "other"] as const;
export type HelperKind = (typeof helperKinds)[number];

/** For how long, in days: it ends by itself at the end of the last one. */
export const helperDays = ["1", "3", "7", "14", "30", "60"] as const;

/** So many at a time, and so many new ones in a day: each gets an SMS. */
export const mostHelpers = 3;
export const mostNewHelpersInADay = 5;

interface HelperWords {
  readonly name: string;
  readonly nameInvalid: string;
  readonly kind: string;
  readonly phone: string;
  readonly days: string;
  readonly otp: string;
}

/** Whom she lets help, and until when. */
export function helperSchema(words: HelperWords) {
  return z.object({
    name: personName({ required: words.name, invalid: words.nameInvalid }),
    kind: z.enum(helperKinds, words.kind),
    phone: phone10({ required: words.phone, invalid: words.phone }),
    days: z.enum(helperDays, words.days),
  });
}

/** The same, with the code from her own phone. */
export function letHelpSchema(words: HelperWords) {
  return helperSchema(words).extend({ otp: otp6({ required: words.otp, invalid: words.otp }) });
}

export type HelperDetails = z.output<ReturnType<typeof helperSchema>>;
