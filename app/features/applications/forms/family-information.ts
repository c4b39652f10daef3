import { familyIncomes } from "../application-options.ts";
import type { FormStep } from "./form-step.ts";

/** Step 3 (motherOccupation optional). */
export const familyInformation = {
  number: 3,
  name: "family",
  questions: [
    { name: "fatherName", kind: "name", required: true },
    { name: "motherName", kind: "name", required: true },
    { name: "fatherOccupation", kind: "text", required: true },
    { name: "motherOccupation", kind: "text", required: false },
    { name: "familyIncome", kind: "choice", required: true, options: familyIncomes },
  ],
} as const satisfies FormStep;
