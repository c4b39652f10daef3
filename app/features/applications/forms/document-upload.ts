import type { FormStep } from "./form-step.ts";

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
} as const satisfies FormStep;
