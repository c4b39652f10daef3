import { type ChoiceName, defineFields, type FormOf, type KeptName } from "#app/core/forms/field-specs.ts";
import { bankValues } from "./bank-options.ts";
import {
  accountTypeOptions,
  classOptions,
  genderOptions,
  stateValues,
  yesOptions,
} from "./registration-options.ts";

/** One Time Registration (spec 1): every typed answer, in the order in which it is asked. */
export const registrationForm = defineFields({
  name: { section: "personal", kind: "person", api: "As on the Aadhaar card" },
  givenName: { section: "personal", kind: "person", optional: true, api: "What people call the student" },
  gender: { section: "personal", kind: "choice", options: genderOptions },
  dateOfBirth: { section: "personal", kind: "birth-date", api: "YYYY-MM-DD" },
  motherName: { section: "personal", kind: "person" },
  noMother: { section: "personal", kind: "choice", options: yesOptions, optional: true },
  fatherName: { section: "personal", kind: "person" },
  noFather: { section: "personal", kind: "choice", options: yesOptions, optional: true },
  class: { section: "education", kind: "choice", options: classOptions },
  state: { section: "education", kind: "choice", options: stateValues },
  schoolName: { section: "education", kind: "line", max: 160 },
  schoolAddress: { section: "education", kind: "line", max: 300 },
  schoolPincode: { section: "education", kind: "pincode", api: "Six digits" },
  bankName: { section: "bank", kind: "choice", options: bankValues },
  accountType: { section: "bank", kind: "choice", options: accountTypeOptions },
  passbookName: { section: "bank", kind: "person", optional: true },
  accountNumber: { section: "bank", kind: "account", secret: true },
  ifscCode: { section: "bank", kind: "ifsc" },
  aadhaarNumber: {
    section: "documents",
    kind: "aadhaar",
    secret: true,
    api: "Twelve digits; only the last four and a keyed hash are kept",
  },
  agreeTerms: { section: "end", kind: "tick" },
  matchingConsent: { section: "end", kind: "tick", optional: true },
});

type Specs = (typeof registrationForm)["fields"];
export type DraftField = KeptName<Specs>;
export type DraftAnswers = { readonly [field in DraftField]?: string };
export type ChoiceField = ChoiceName<Specs>;
export type RegistrationForm = FormOf<Specs>;
