import {
  currentEducations,
  isSchoolClass,
  marksKinds,
  scholarshipTypes,
  studyYears,
} from "../application-options.ts";
import type { FormStep } from "./form-step.ts";

type ValueOf = (name: string) => string;
const afterSchool = (answerTo: ValueOf) => !isSchoolClass(answerTo("currentEducation"));
const isCgpa = (answerTo: ValueOf) => answerTo("marksKind") === "cgpa";

/** Step 2. The last three are for the desk that looks for a scholarship, and nobody has to answer them. */
export const educationalDetails = {
  number: 2,
  name: "education",
  questions: [
    { name: "currentEducation", kind: "select", required: true, options: currentEducations },
    { name: "institution", kind: "text", required: true, autoComplete: "organization" },
    { name: "course", kind: "text", required: true, askedIf: afterSchool },
    { name: "year", kind: "choice", required: true, options: studyYears, askedIf: afterSchool },
    { name: "marksKind", kind: "choice", required: false, options: marksKinds },
    { name: "percentage", kind: "percent", required: true, askedIf: (answerTo) => !isCgpa(answerTo) },
    { name: "cgpa", kind: "cgpa", required: true, askedIf: isCgpa },
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
