import { currentEducations, scholarshipTypes, studyYears } from "../application-options.ts";
import type { FormStep } from "./form-step.ts";

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
} as const satisfies FormStep;
