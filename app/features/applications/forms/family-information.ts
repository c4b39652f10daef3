import { familyIncomes } from "../application-options.ts";
import { type FormStep, unless } from "./form-step.ts";

/** Step 3 (motherOccupation optional). Children without a parent are whom many schemes are for (S23). */
export const familyInformation = {
  number: 3,
  name: "family",
  questions: [
    { name: "fatherName", kind: "name", required: true, askedIf: unless("noFather") },
    { name: "noFather", kind: "tick", required: false },
    { name: "motherName", kind: "name", required: true, askedIf: unless("noMother") },
    { name: "noMother", kind: "tick", required: false },
    {
      name: "guardianName",
      kind: "name",
      required: true,
      askedIf: (answerTo) => answerTo("noFather") === "yes" && answerTo("noMother") === "yes",
    },
    { name: "fatherOccupation", kind: "text", required: true, askedIf: unless("noFather") },
    { name: "motherOccupation", kind: "text", required: false, askedIf: unless("noMother") },
    { name: "familyIncome", kind: "choice", required: true, options: familyIncomes },
  ],
} as const satisfies FormStep;
