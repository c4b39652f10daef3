import { z } from "zod";
import { ageOn, isIstDay, istDate } from "../clock.ts";
import { gstinDigit, isVerhoeffValid } from "../numbers/check-digit.ts";
import { latinDigits } from "../words/digits.ts";
import { plainText } from "../words/plain-text.ts";
import { secret } from "./secret-schema.ts";

/** Pages have their documented sentences: each field takes its own and falls back to a plain one. */
export interface FieldWords {
  readonly required?: string;
  readonly invalid?: string;
}

// Spaces and hyphens people put between groups, and the invisible marks that come along when a number is
// copied from a phone book or a chat. They are dropped, because only digits and letters are left over.
const SEPARATORS = /[\s\-\u2010-\u2015().\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

function code(pattern: RegExp, clean: (value: string) => string, required: string, invalid: string) {
  return z
    .string(required)
    .overwrite(clean)
    .min(1, { error: required, abort: true })
    .regex(pattern, { error: invalid, abort: true });
}

const digitsOnly = (value: string) => latinDigits(value).replace(SEPARATORS, "");
const upperCode = (value: string) => latinDigits(value).replace(SEPARATORS, "").toUpperCase();

/** Ten digits beginning 6–9; +91, 0091 or a leading 0 are taken off. */
export function phone10(words: FieldWords = {}) {
  return code(
    /^[6-9]\d{9}$/,
    (value) => digitsOnly(value).replace(/^(?:\+91|0091|91(?=\d{10}$)|0(?=\d{10}$))/, ""),
    words.required ?? "Enter your mobile number.",
    words.invalid ?? "Enter a 10-digit mobile number that begins with 6, 7, 8 or 9.",
  );
}

/** P27: to call back a school, a landline will do: ten digits with the area code, without its 0. */
export function callablePhone(words: FieldWords = {}) {
  return code(
    /^[1-9]\d{9}$/,
    (value) => digitsOnly(value).replace(/^(?:\+91|0091|91(?=\d{10}$)|0(?=\d{10}$))/, ""),
    words.required ?? "Enter your phone number.",
    words.invalid ?? "Enter 10 digits: a mobile number, or a landline with its area code.",
  );
}

export function otp6(words: FieldWords = {}) {
  const invalid = words.invalid ?? "The OTP has 6 digits.";
  return secret(code(/^\d{6}$/, digitsOnly, words.required ?? "Enter the OTP.", invalid));
}

export function pincode(words: FieldWords = {}) {
  return code(
    /^[1-9]\d{5}$/,
    digitsOnly,
    words.required ?? "Enter the PIN code.",
    words.invalid ?? "A PIN code has 6 digits and does not begin with 0.",
  );
}

/** Twelve digits, the first 2–9, with a right Verhoeff digit. Never store what this returns (T25). */
export function aadhaar(words: FieldWords & { readonly wrongDigit?: string } = {}) {
  const invalid = words.invalid ?? "An Aadhaar number has 12 digits and does not begin with 0 or 1.";
  return secret(
    code(/^[2-9]\d{11}$/, digitsOnly, words.required ?? "Enter the Aadhaar number.", invalid).refine(
      isVerhoeffValid,
      words.wrongDigit ?? words.invalid ?? "Check the Aadhaar number: a digit is wrong.",
    ),
  );
}

/** A person, company, HUF, association, body, government, local authority, juridical person, firm, trust. */
export const panHolders = "PCHABGJLFT";

export function pan(words: FieldWords & { readonly holders?: string } = {}) {
  const pattern = new RegExp(`^[A-Z]{3}[${words.holders ?? panHolders}][A-Z](?!0000)\\d{4}[A-Z]$`);
  const invalid = words.invalid ?? "A PAN looks like ABCPE1234F.";
  return secret(code(pattern, upperCode, words.required ?? "Enter the PAN.", invalid));
}

export function gstin(words: FieldWords & { readonly wrongDigit?: string } = {}) {
  // 01–38 are states and territories, 97 and 99 the other jurisdictions; the PAN stands inside.
  const pattern = new RegExp(
    `^(?:0[1-9]|[12]\\d|3[0-8]|97|99)[A-Z]{3}[${panHolders}][A-Z]\\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$`,
  );
  return code(
    pattern,
    upperCode,
    words.required ?? "Enter the GSTIN.",
    words.invalid ?? "A GSTIN has 15 characters, such as 36ABCCE1234F1Z5.",
  ).refine(
    (value) => gstinDigit(value.slice(0, 14)) === value.charAt(14),
    words.wrongDigit ?? words.invalid ?? "Check the GSTIN: a character is wrong.",
  );
}

/** Listed or not, industry, state, year, kind of company, number: L27100MH1998PLC123456. */
export function cin(words: FieldWords & { readonly wrongYear?: string } = {}) {
  const invalid = words.invalid ?? "A CIN has 21 characters, such as L27100MH1998PLC123456.";
  return code(/^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/, upperCode, words.required ?? "Enter the CIN.", invalid)
    .refine((value) => companyStates.has(value.slice(6, 8)), "No state of India has these two letters.")
    .refine(
      (value) => Number(value.slice(8, 12)) >= 1850 && value.slice(8, 12) <= istDate().slice(0, 4),
      words.wrongYear ?? "Check the year in the CIN.",
    );
}

/** As the registrar writes states; OR and OD, TG and TS, UT and UK are both in use. */
const companyStates = new Set(
  "AN AP AR AS BR CG CH CT DD DL DN GA GJ HP HR JH JK KA KL LA LD LH MH ML MN MP MZ NL OD OR PB PY RJ SK TG TN TR TS UK UP UR UT WB".split(
    " ",
  ),
);

/** The number of a charity that may carry out companies' CSR: CSR00001234. */
export function csr1(words: FieldWords = {}) {
  return code(
    /^CSR\d{8}$/,
    upperCode,
    words.required ?? "Enter the CSR-1 number.",
    words.invalid ?? "A CSR-1 number has the letters CSR and 8 digits, such as CSR00001234.",
  );
}

/** The bank list is large, so the server hands in `isKnownBank` (core/numbers/bank-codes.server.ts). */
export function ifsc(
  words: FieldWords & {
    readonly unknownBank?: string;
    readonly isKnownBank?: (bank: string) => boolean;
  } = {},
) {
  return code(
    /^[A-Z]{4}0[A-Z0-9]{6}$/,
    upperCode,
    words.required ?? "Enter the IFSC code.",
    words.invalid ?? "An IFSC code has 4 letters, a zero and 6 letters or digits, such as SBIN0001234.",
  ).refine(
    (value) => words.isKnownBank?.(value.slice(0, 4)) ?? true,
    words.unknownBank ?? words.invalid ?? "No bank has an IFSC code that begins like this.",
  );
}

/** 9–18 digits, kept as text because leading zeros count. */
export function accountNumber(words: FieldWords = {}) {
  const invalid = words.invalid ?? "An account number has 9 to 18 digits.";
  return secret(code(/^\d{9,18}$/, digitsOnly, words.required ?? "Enter the account number.", invalid));
}

export function email(words: FieldWords = {}) {
  const required = words.required ?? "Enter the e-mail address.";
  const invalid = words.invalid ?? "Enter an e-mail address such as name@example.org.";
  return z
    .string(required)
    .overwrite((value) => value.trim().toLowerCase())
    .min(1, { error: required, abort: true })
    .max(254, { error: invalid, abort: true })
    .check(z.email({ error: invalid }));
}

/** Letters of any script with their marks and joiners, spaces, and . ' ’ - between them. */
export function personName(words: FieldWords & { readonly max?: number; readonly tooLong?: string } = {}) {
  return plainText({
    max: words.max ?? 100,
    required: words.required ?? "Enter the name.",
    forbidden: words.invalid ?? "Use only letters in the name.",
    ...(words.tooLong && { tooLong: words.tooLong }),
  })
    .overwrite((value) => value.replace(/ {2,}/g, " "))
    .regex(/^\p{L}[\p{L}\p{M}\u200c-\u200d .'’-]*$/u, words.invalid ?? "Use only letters in the name.");
}

export interface BirthDateOptions extends FieldWords {
  readonly minAge?: number;
  readonly maxAge?: number;
  readonly tooYoung?: string;
  readonly tooOld?: string;
}

/** A real day in the past, "YYYY-MM-DD", within the ages; today is India's. */
export function dateOfBirth(options: BirthDateOptions = {}) {
  const invalid = options.invalid ?? "Enter a real date of birth.";
  const { minAge = 0, maxAge = 120 } = options;
  return code(
    /^\d{4}-\d{2}-\d{2}$/,
    (value) => latinDigits(value).trim(),
    options.required ?? "Enter the date of birth.",
    invalid,
  )
    .refine((value) => isIstDay(value) && value < istDate(), { error: invalid, abort: true })
    .refine((value) => ageOn(value) >= minAge, options.tooYoung ?? `The age must be at least ${minAge}.`)
    .refine((value) => ageOn(value) <= maxAge, options.tooOld ?? `The age must be at most ${maxAge}.`);
}

/** For a value typed twice: hang it on the object with `.superRefine(typedTwice("account", "confirm", …))`. */
export function typedTwice<A extends string, B extends string>(first: A, second: B, message: string) {
  return (value: Record<A | B, unknown>, context: z.RefinementCtx): void => {
    if (value[first] !== value[second]) context.addIssue({ code: "custom", path: [second], message });
  };
}
