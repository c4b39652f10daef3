import { z } from "zod";
import { latinDigits } from "#app/core/digits.ts";
import { parseMoney } from "#app/core/money.ts";
import { plainText } from "#app/core/plain-text.ts";
import { currentEducations, scholarshipTypes, studyYears } from "../application-options.ts";
import type { FormStep } from "./form-step.ts";

const line = (max: number) =>
  plainText({ max, required: "required", forbidden: "invalid", tooLong: "tooLong" });

/** 0 to 100 with up to two decimals, as text. */
const percentage = z
  .string("required")
  .overwrite((value) => latinDigits(value).replace(/\s|%/g, ""))
  .min(1, { error: "required", abort: true })
  .regex(/^\d{1,3}(\.\d{1,2})?$/, { error: "invalid", abort: true })
  .refine((value) => Number(value) <= 100, "invalid");

/** Step 2. The last three are for the desk that looks for a scholarship, and nobody has to answer them. */
export const educationalDetails = {
  number: 2,
  name: "education",
  questions: [
    { name: "currentEducation", kind: "select", required: true, options: currentEducations },
    { name: "institution", kind: "text", required: true, autoComplete: "organization" },
    { name: "course", kind: "text", required: true },
    { name: "year", kind: "choice", required: true, options: studyYears },
    { name: "percentage", kind: "percent", required: true },
    {
      name: "scholarshipType",
      kind: "select",
      required: false,
      options: scholarshipTypes,
      onlyAssisted: true,
    },
    { name: "preferredAmount", kind: "money", required: false, onlyAssisted: true },
    { name: "studyLevel", kind: "select", required: false, options: currentEducations, onlyAssisted: true },
  ],
  schema: z.object({
    currentEducation: z.enum(currentEducations, "required"),
    institution: line(200),
    course: line(120),
    year: z.enum(studyYears, "required"),
    percentage,
    scholarshipType: z.enum(scholarshipTypes, "invalid").optional(),
    preferredAmount: z
      .string()
      .refine((text) => parseMoney(text) !== null, "invalid")
      .optional(),
    studyLevel: z.enum(currentEducations, "invalid").optional(),
  }),
} as const satisfies FormStep;
