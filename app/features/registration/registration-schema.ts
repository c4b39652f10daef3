import type { z } from "zod";
import { type FieldWords, schemaOf } from "#app/core/forms/field-rules.ts";
import type { FieldKind } from "#app/core/forms/field-specs.ts";
import { type RegistrationForm, registrationForm } from "./fields.ts";
import type { registrationEn } from "./messages/registration.en.ts";

export type { RegistrationForm } from "./fields.ts";
export type RegistrationErrors = { readonly [name in keyof (typeof registrationEn)["errors"]]: string };

export type SchemaOptions = {
  readonly words: RegistrationErrors;
  /** What is kept already need not be typed again. */
  readonly hasAadhaar: boolean;
  readonly hasAccount: boolean;
  /** S23: parents whom the student says she does not have. */
  readonly without?: readonly ("motherName" | "fatherName")[];
  readonly isKnownBank: (bank: string) => boolean;
};

/** A child of class 6 is nine at least. */
const youngest = 9;
const oldest = 100;

/** T18, T20: the whole form. Fields that are not named in fields.ts are dropped (T15). */
export function registrationSchema(options: SchemaOptions): z.ZodType<RegistrationForm> {
  const { words, hasAadhaar, hasAccount, isKnownBank, without = [] } = options;
  const byKind: { readonly [kind in FieldKind]?: FieldWords } = {
    person: { invalid: words.letters },
    line: { tooLong: words.tooLong, forbidden: words.hidden },
    "birth-date": {
      invalid: words.dateOfBirthReal,
      tooYoung: words.tooYoung,
      tooOld: words.dateOfBirthReal,
      minAge: youngest,
      maxAge: oldest,
    },
    pincode: { invalid: words.schoolPincodeDigits },
    ifsc: { invalid: words.ifscShape, unknownBank: words.ifscBank, isKnownBank },
    account: { invalid: words.accountNumberDigits },
    aadhaar: { invalid: words.aadhaarDigits, wrongDigit: words.aadhaarWrong },
  };
  const required: Readonly<Record<RequiredName, string>> = words;
  return schemaOf(
    registrationForm,
    (name, { kind, optional }) => ({
      ...byKind[kind],
      ...(!optional && { required: required[name as RequiredName] }),
    }),
    [...(hasAadhaar ? ["aadhaarNumber"] : []), ...(hasAccount ? ["accountNumber"] : []), ...without],
  );
}

type Specs = (typeof registrationForm)["fields"];
/** Every field that has to be filled in has its sentence in every language, or this does not compile. */
type RequiredName = { [K in keyof Specs]: Specs[K] extends { optional: true } ? never : K }[keyof Specs];
