import { isVerhoeffValid } from "../numbers/check-digit.ts";
import { latinDigits } from "../words/digits.ts";

/**
 * Every form's field that is never sent back to a browser, never kept in one, and never parked with a form:
 * one list, because a form that is parked is met before its own schema is. `secret-fields.test.ts` finds every
 * schema that says `secret` and every password or OTP control, and fails when one of them is missing here.
 */
const secretNames: ReadonlySet<string> = new Set([
  "aadhaar",
  "aadhaarNumber",
  "account",
  "accountAgain",
  "accountNumber",
  "bankAccount",
  "confirmAccountNumber",
  "confirmBankAccount",
  "currentPassword",
  "guardianOtp",
  "newPassword",
  "otp",
  "pan",
  "panNumber",
  "password",
  "pdfPassword",
  "phoneCode",
  "recoveryCode",
  "repeated",
  "response",
  "token",
]);

/** "members[2].aadhaar" is a secret as "aadhaar" is. */
export function isSecretField(name: string): boolean {
  return secretNames.has(
    name
      .split(/[.[\]]+/)
      .filter((part) => part && !/^\d+$/.test(part))
      .at(-1) ?? name,
  );
}

const twelveDigits = /(?<!\d)[2-9]\d{3}[\s-]?\d{4}[\s-]?\d{4}(?!\d)/g;

/** An Aadhaar number typed where nobody asked for one, into a reason or a note (T25). */
export function holdsAadhaar(text: string): boolean {
  return (latinDigits(text).match(twelveDigits) ?? []).some((found) =>
    isVerhoeffValid(found.replace(/\D/g, "")),
  );
}
