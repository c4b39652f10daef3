/** The answers that are kept as typed. Aadhaar and account number are not among them (T25, T26). */
export const draftFields = [
  "name",
  "gender",
  "dateOfBirth",
  "motherName",
  "fatherName",
  "class",
  "schoolName",
  "schoolAddress",
  "schoolPincode",
  "state",
  "bankName",
  "accountType",
  "passbookName",
  "ifscCode",
] as const;
export type DraftField = (typeof draftFields)[number];
export type DraftAnswers = { readonly [field in DraftField]?: string };

/** Never sent back to the browser, never kept in it, never parked with a form. */
export const secretFields = ["aadhaarNumber", "accountNumber", "confirmAccountNumber"] as const;

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
] as const;

export const registrationSections = ["mobile", "personal", "education", "bank", "documents"] as const;
export type RegistrationSection = (typeof registrationSections)[number];

/** In the order in which they stand: the list beside the form and the error summary follow it. */
export const sectionFields: { readonly [section in RegistrationSection]: readonly string[] } = {
  mobile: ["mobileNumber", "otp"],
  personal: [
    "name",
    "gender",
    "dateOfBirth",
    "motherName",
    "fatherName",
    "guardian",
    ...guardianFields,
    "guardianOtp",
  ],
  education: ["class", "state", "schoolName", "schoolAddress", "schoolPincode"],
  bank: ["bankName", "accountType", "passbookName", "accountNumber", "confirmAccountNumber", "ifscCode"],
  documents: ["aadhaarNumber", ...fileFieldNames],
};

export const fieldOrder: readonly string[] = [
  ...registrationSections.flatMap((section) => sectionFields[section]),
  "agreeTerms",
  "",
];
