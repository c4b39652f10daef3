import { z } from "zod";
import { aadhaar, accountNumber, dateOfBirth, ifsc, personName, pincode } from "#app/core/india-fields.ts";
import { plainText } from "#app/core/plain-text.ts";
import { bankValues } from "./bank-options.ts";
import type { registrationEn } from "./messages/registration.en.ts";
import { accountTypeOptions, classOptions, genderOptions, stateValues } from "./registration-options.ts";

export type RegistrationErrors = { readonly [name in keyof (typeof registrationEn)["errors"]]: string };

export type SchemaOptions = {
  readonly words: RegistrationErrors;
  /** What is kept already need not be typed again. */
  readonly hasAadhaar: boolean;
  readonly hasAccount: boolean;
  readonly isKnownBank: (bank: string) => boolean;
};

/** A child of class 6 is nine at least. */
const youngest = 9;
const oldest = 100;

/** T18, T20: the whole form. Fields that are not named here are dropped (T15). */
export function registrationSchema({ words, hasAadhaar, hasAccount, isKnownBank }: SchemaOptions) {
  const name = (required: string) => personName({ required, invalid: words.letters });
  const line = (required: string, max: number) =>
    plainText({ max, required, tooLong: words.tooLong, forbidden: words.hidden });
  const number = aadhaar({
    required: words.aadhaarNumber,
    invalid: words.aadhaarDigits,
    wrongDigit: words.aadhaarWrong,
  });
  const account = accountNumber({ required: words.accountNumber, invalid: words.accountNumberDigits });
  return z.object({
    name: name(words.name),
    gender: z.enum(genderOptions, words.gender),
    dateOfBirth: dateOfBirth({
      required: words.dateOfBirth,
      invalid: words.dateOfBirthReal,
      minAge: youngest,
      maxAge: oldest,
      tooYoung: words.tooYoung,
      tooOld: words.dateOfBirthReal,
    }),
    motherName: name(words.motherName),
    fatherName: name(words.fatherName),
    class: z.enum(classOptions, words.class),
    schoolName: line(words.schoolName, 160),
    schoolAddress: line(words.schoolAddress, 300),
    schoolPincode: pincode({ required: words.schoolPincode, invalid: words.schoolPincodeDigits }),
    state: z.enum(stateValues, words.state),
    bankName: z.enum(bankValues, words.bankName),
    accountType: z.enum(accountTypeOptions, words.accountType),
    passbookName: personName({ invalid: words.letters }).optional(),
    ifscCode: ifsc({
      required: words.ifscCode,
      invalid: words.ifscShape,
      unknownBank: words.ifscBank,
      isKnownBank,
    }),
    accountNumber: hasAccount ? account.optional() : account,
    aadhaarNumber: hasAadhaar ? number.optional() : number,
    agreeTerms: z.literal("on", words.agreeTerms),
    matchingConsent: z.literal("on").optional(),
  });
}

export type RegistrationForm = z.output<ReturnType<typeof registrationSchema>>;
