import { fieldErrorsOf } from "#app/core/forms/form.ts";
import { isKnownBank } from "#app/core/numbers/bank-codes.server.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { FieldErrors } from "#app/core/requests/errors.ts";
import { latinDigits } from "#app/core/words/digits.ts";
import { needsGuardian } from "#app/features/identity/rules/guardian-rules.ts";
import { findGuardianConsent } from "#app/features/identity/server/consents/find-guardian-consent.server.ts";
import { registrationMessages } from "../messages/registration.messages.server.ts";
import { fileFieldNames, fileFields } from "../registration-fields.ts";
import { type RegistrationForm, registrationSchema } from "../registration-schema.ts";
import { type RegistrationRow, storedFiles } from "./registration-row.server.ts";
import type { TypedAnswers } from "./save-registration.server.ts";

export type CheckedRegistration = { form: RegistrationForm | null; errors: FieldErrors };

/** Everything that keeps a registration from being submitted, all at once, in the actor's language. */
export async function checkRegistration(
  actor: Actor,
  row: RegistrationRow,
  typed: TypedAnswers,
  fileErrors: FieldErrors,
): Promise<CheckedRegistration> {
  const words = registrationMessages[actor.language].errors;
  const schema = registrationSchema({
    words,
    hasAadhaar: row.aadhaarHash !== null,
    hasAccount: row.accountEncrypted !== null,
    isKnownBank,
    without: [
      ...(typed.noMother === "yes" ? (["motherName"] as const) : []),
      ...(typed.noFather === "yes" ? (["fatherName"] as const) : []),
    ],
  });
  // An empty field is no answer; a number that is kept need not be typed again.
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(given);
  const errors: FieldErrors = parsed.success ? {} : fieldErrorsOf(parsed.error);
  // Compared here, not in the schema, which compares only when all the rest is right.
  if (digitsOf(typed.accountNumber) !== digitsOf(typed.confirmAccountNumber))
    errors.confirmAccountNumber = [words.accountTwice];
  const files = await storedFiles(row);
  for (const field of fileFieldNames) {
    const needed = fileFields[field].required && !files[field];
    if (fileErrors[field]) errors[field] = fileErrors[field];
    else if (needed) errors[field] = [words[field as "aadhaarImage" | "bankPassbook"]];
  }
  const birthDay = row.dateOfBirth;
  if (birthDay && needsGuardian(birthDay) && !(await findGuardianConsent(row.studentId))) {
    errors.guardian = [words.guardian];
  }
  return { form: parsed.success ? parsed.data : null, errors };
}

function digitsOf(text = ""): string {
  return latinDigits(text).replace(/\D/g, "");
}
