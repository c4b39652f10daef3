import { z } from "zod";
import {
  aadhaar,
  accountNumber,
  dateOfBirth,
  email,
  ifsc,
  personName,
  phone10,
  pincode,
} from "#app/core/forms/india-fields.ts";
import { parseMoney } from "#app/core/money.ts";
import { latinDigits } from "#app/core/words/digits.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { stateSlugs } from "#app/features/scholarships/catalogue/states.ts";
import {
  currentEducations,
  familyIncomes,
  genders,
  marksKinds,
  scholarshipTypes,
  studyYears,
} from "../application-options.ts";
import type { StepName } from "./form-step.ts";

/** Every message is a code; the words of three languages stand in messages/. */
const codes = { required: "required", invalid: "invalid" } as const;

const line = (max: number) =>
  plainText({ max, required: "required", forbidden: "invalid", tooLong: "tooLong" });

/** 0 to 100 with up to two decimals, as text. */
const percentage = z
  .string("required")
  .overwrite((value) => latinDigits(value).replace(/\s|%/g, ""))
  .min(1, { error: "required", abort: true })
  .regex(/^\d{1,3}(\.\d{1,2})?$/, { error: "invalid", abort: true })
  .refine((value) => Number(value) <= 100, "invalid")
  // 9.3 is a CGPA that stands in the wrong field, and would be judged as 9.3 % (S17b).
  .refine((value) => Number(value) > 10, "cgpa");

const cgpa = z
  .string("required")
  .overwrite((value) => latinDigits(value).replace(/\s/g, "").replace(",", "."))
  .min(1, { error: "required", abort: true })
  .regex(/^\d{1,2}(\.\d{1,2})?$/, { error: "invalid", abort: true })
  .refine((value) => Number(value) <= 10, "notCgpa");

const tick = z.enum(["yes"], "invalid").optional();

export const aadhaarSchema = aadhaar({ ...codes, wrongDigit: "invalid" });
export const accountSchema = accountNumber(codes);

/** What judges a step before Submit. Apart from the questions, since a browser that only asks needs no Zod. */
export const stepSchemas: Readonly<Record<StepName, z.ZodObject>> = {
  personal: z.object({
    fullName: personName(codes),
    email: email(codes),
    noEmail: tick,
    phone: phone10(codes),
    dateOfBirth: dateOfBirth({ ...codes, minAge: 8, maxAge: 70, tooYoung: "invalid", tooOld: "invalid" }),
    gender: z.enum(genders, "required"),
    address: line(300),
    city: line(80),
    state: z.enum(stateSlugs, "required"),
    pincode: pincode(codes),
  }),
  education: z.object({
    currentEducation: z.enum(currentEducations, "required"),
    institution: line(200),
    course: line(120),
    year: z.enum(studyYears, "required"),
    marksKind: z.enum(marksKinds, "invalid").optional(),
    percentage,
    cgpa,
    scholarshipType: z.enum(scholarshipTypes, "invalid").optional(),
    preferredAmount: z
      .string()
      .refine((text) => parseMoney(text) !== null, "invalid")
      .optional(),
    studyLevel: z.enum(currentEducations, "invalid").optional(),
  }),
  family: z.object({
    fatherName: personName(codes),
    noFather: tick,
    motherName: personName(codes),
    noMother: tick,
    guardianName: personName(codes),
    fatherOccupation: line(120),
    motherOccupation: line(120).optional(),
    familyIncome: z.enum(familyIncomes, "required"),
  }),
  // The two numbers and the files are not among the kept answers: list-problems.ts looks whether they are there.
  documents: z.object({ ifscCode: ifsc({ ...codes, unknownBank: "unknownBank" }) }),
  review: z.object({}),
};
