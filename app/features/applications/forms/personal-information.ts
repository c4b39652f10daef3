import { applicationStates, genders } from "../application-options.ts";
import { type FormStep, unless } from "./form-step.ts";

/** Step 1 (spec 1, validation rules: all nine required; pincode at most 6 digits). */
export const personalInformation = {
  number: 1,
  name: "personal",
  questions: [
    { name: "fullName", kind: "name", required: true, autoComplete: "name" },
    { name: "email", kind: "email", required: true, autoComplete: "email", askedIf: unless("noEmail") },
    { name: "noEmail", kind: "tick", required: false },
    { name: "phone", kind: "phone", required: true },
    { name: "dateOfBirth", kind: "date", required: true, autoComplete: "bday" },
    { name: "gender", kind: "choice", required: true, options: genders },
    { name: "address", kind: "text", required: true, autoComplete: "street-address" },
    { name: "city", kind: "text", required: true, autoComplete: "address-level2" },
    { name: "state", kind: "select", required: true, options: applicationStates },
    { name: "pincode", kind: "pincode", required: true, autoComplete: "postal-code" },
  ],
} as const satisfies FormStep;
