import { z } from "zod";
import { isIstDay, istDate } from "#app/core/clock.ts";
import { latinDigits } from "#app/core/words/digits.ts";
import { plainText } from "#app/core/words/plain-text.ts";

const name = (max: number) => plainText({ max }).optional();

type TrialErrors = Readonly<Record<"mobile" | "name" | "gender" | "dob", string>>;

/** The form at /test, with its messages to the letter (spec 2, sections 5 and 8). Nobody reads it, so nothing is kept. */
export const trialFormSchema = (words: TrialErrors) =>
  z.object({
    mobileNumber: z
      .string(words.mobile)
      .overwrite((value) => latinDigits(value).trim())
      .regex(/^[6-9]\d{9}$/, words.mobile),
    fullName: plainText({ max: 100, required: words.name }),
    gender: z.enum(["Male", "Female", "Other"], words.gender),
    dob: z.string(words.dob).refine((day) => isIstDay(day) && day <= istDate(), words.dob),
    motherName: name(100),
    fatherName: name(100),
  });
