import { z } from "zod";
import { dateOfBirth, email, personName, phone10, pincode } from "#app/core/india-fields.ts";
import { plainText } from "#app/core/plain-text.ts";
import { stateSlugs } from "#app/features/scholarships/states.ts";
import { applicationStates, genders } from "../application-options.ts";
import { codes, type FormStep } from "./form-step.ts";

const line = (max: number) =>
  plainText({ max, required: "required", forbidden: "invalid", tooLong: "tooLong" });

/** Step 1 (spec 1, validation rules: all nine required; pincode at most 6 digits). */
export const personalInformation = {
  number: 1,
  name: "personal",
  questions: [
    { name: "fullName", kind: "name", required: true, autoComplete: "name" },
    { name: "email", kind: "email", required: true, autoComplete: "email" },
    { name: "phone", kind: "phone", required: true },
    { name: "dateOfBirth", kind: "date", required: true, autoComplete: "bday" },
    { name: "gender", kind: "choice", required: true, options: genders },
    { name: "address", kind: "text", required: true, autoComplete: "street-address" },
    { name: "city", kind: "text", required: true, autoComplete: "address-level2" },
    { name: "state", kind: "select", required: true, options: applicationStates },
    { name: "pincode", kind: "pincode", required: true, autoComplete: "postal-code" },
  ],
  schema: z.object({
    fullName: personName(codes),
    email: email(codes),
    phone: phone10(codes),
    dateOfBirth: dateOfBirth({ ...codes, minAge: 8, maxAge: 70, tooYoung: "invalid", tooOld: "invalid" }),
    gender: z.enum(genders, "required"),
    address: line(300),
    city: line(80),
    state: z.enum(stateSlugs, "required"),
    pincode: pincode(codes),
  }),
} as const satisfies FormStep;
