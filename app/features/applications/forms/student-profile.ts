import { z } from "zod";
import { email, personName } from "#app/core/forms/india-fields.ts";
import { latinDigits } from "#app/core/words/digits.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { studyYears } from "../application-options.ts";

const line = (max: number) => plainText({ max, forbidden: "invalid", tooLong: "tooLong" }).optional();

/** The Profile tab (spec 1): full name, email, phone, course, institution, year of study, CGPA. */
export const studentProfileSchema = z.object({
  fullName: personName({ required: "required", invalid: "invalid" }),
  givenName: personName({ required: "required", invalid: "invalid" }).optional(),
  email: email({ required: "required", invalid: "invalid" }).optional(),
  course: line(120),
  institution: line(200),
  year: z.enum(studyYears, "invalid").optional(),
  cgpa: z
    .string()
    .overwrite((value) => latinDigits(value).trim())
    .regex(/^\d{1,2}(\.\d{1,2})?$/, { error: "invalid", abort: true })
    .refine((value) => Number(value) <= 10, "invalid")
    .optional(),
});
export type StudentProfileInput = z.output<typeof studentProfileSchema>;
