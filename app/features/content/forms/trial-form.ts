import { z } from "zod";
import { isIstDay, istDate } from "#app/core/clock.ts";
import { latinDigits } from "#app/core/digits.ts";
import { plainText } from "#app/core/plain-text.ts";

const name = (max: number) => plainText({ max }).optional();
const noBirthDate = "Date of birth is required";
const noMobile = "Enter a valid 10-digit mobile number";

/** The form at /test, with its messages to the letter (spec 2, sections 5 and 8). Nobody reads it, so nothing is kept. */
export const trialFormSchema = z.object({
  mobileNumber: z
    .string(noMobile)
    .overwrite((value) => latinDigits(value).trim())
    .regex(/^[6-9]\d{9}$/, noMobile),
  fullName: plainText({ max: 100, required: "Full name is required" }),
  gender: z.enum(["Male", "Female", "Other"], "Please select a gender"),
  dob: z.string(noBirthDate).refine((day) => isIstDay(day) && day <= istDate(), noBirthDate),
  motherName: name(100),
  fatherName: name(100),
});
