import { registrationForm } from "./fields.ts";

export const draftFields = registrationForm.kept;
export type { DraftAnswers } from "./fields.ts";

/** Never sent back to the browser, never kept in it, never parked with a form. */
export const secretFields = [...registrationForm.secret, "confirmAccountNumber"] as const;

/** The files of the form, and what the vault calls them. */
export const fileFields = {
  aadhaarImage: { kind: "aadhaar_card", column: "aadhaarDocumentId", required: true },
  bankPassbook: { kind: "bank_passbook", column: "passbookDocumentId", required: true },
  relationshipDocs: { kind: "relationship_document", column: "relationshipDocumentId", required: false },
} as const;
export type FileField = keyof typeof fileFields;
export const fileFieldNames = Object.keys(fileFields) as FileField[];

export const guardianFields = [
  "guardianName",
  "guardianRelation",
  "guardianPhone",
  "guardianPhoneIsOwn",
  "guardianLanguage",
] as const;

export const registrationSections = ["mobile", "personal", "education", "bank", "documents"] as const;
export type RegistrationSection = (typeof registrationSections)[number];

/** In the order in which they stand: the list beside the form and the error summary follow it. */
export const sectionFields: { readonly [section in RegistrationSection]: readonly string[] } = {
  mobile: ["mobileNumber", "otp"],
  personal: ["aadhaarQr", ...registrationForm.in("personal"), "guardian", ...guardianFields, "guardianOtp"],
  education: registrationForm.in("education"),
  bank: registrationForm
    .in("bank")
    .flatMap((name) => (name === "accountNumber" ? [name, "confirmAccountNumber"] : [name])),
  documents: [...registrationForm.in("documents"), ...fileFieldNames],
};

export const fieldOrder: readonly string[] = [
  ...registrationSections.flatMap((section) => sectionFields[section]),
  "agreeTerms",
  "",
];
