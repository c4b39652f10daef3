import { z } from "zod";
import { personName } from "#app/core/india-fields.ts";
import { plainText } from "#app/core/plain-text.ts";
import { familyIncomes } from "../application-options.ts";
import { codes, type FormStep } from "./form-step.ts";

const work = plainText({ max: 120, required: "required", forbidden: "invalid", tooLong: "tooLong" });

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
  schema: z.object({
    fatherName: personName(codes),
    motherName: personName(codes),
    fatherOccupation: work,
    motherOccupation: work.optional(),
    familyIncome: z.enum(familyIncomes, "required"),
  }),
} as const satisfies FormStep;
