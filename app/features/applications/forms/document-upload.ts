import { z } from "zod";
import { aadhaar, accountNumber, ifsc } from "#app/core/india-fields.ts";
import { codes, type FormStep } from "./form-step.ts";

/** The five uploads, and what the vault calls them: the first is what a new file is kept as. */
export const fileFields = {
  photo: ["photo"],
  aadhaar: ["aadhaar_card"],
  marksheet: ["marksheet"],
  incomeCert: ["income_certificate"],
  bankPassbook: ["bank_passbook"],
} as const satisfies Record<string, readonly [string, ...string[]]>;
export type FileField = keyof typeof fileFields;
export const fileFieldNames = Object.keys(fileFields) as FileField[];

/** Never kept as typed, never sent back, never in the browser's storage (T25, T26). */
export const secretFields = ["aadhaarNumber", "bankAccount", "confirmBankAccount"] as const;

export const aadhaarSchema = aadhaar({ ...codes, wrongDigit: "invalid" });
export const accountSchema = accountNumber(codes);

/** Step 4: Aadhaar 12 digits, account, IFSC and five uploads (images or PDF). */
export const documentUpload = {
  number: 4,
  name: "documents",
  questions: [
    { name: "aadhaarNumber", kind: "aadhaar", required: true },
    { name: "bankAccount", kind: "account", required: true },
    { name: "ifscCode", kind: "ifsc", required: true },
    ...fileFieldNames.map((name) => ({ name, kind: "file", required: true }) as const),
  ],
  // The two numbers and the files are not among the kept answers: list-problems.ts looks whether they are there.
  schema: z.object({ ifscCode: ifsc({ ...codes, unknownBank: "unknownBank" }) }),
} as const satisfies FormStep;
