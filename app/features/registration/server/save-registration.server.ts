import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isKeepable } from "#app/core/forms/field-rules.ts";
import { aadhaar, accountNumber } from "#app/core/forms/india-fields.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { encryptField } from "#app/core/secrets/crypto.server.ts";
import { lookupHash } from "#app/core/secrets/lookup-hash.server.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { registration } from "#app/db/schema/registration.ts";
import { type DraftField, registrationForm } from "../fields.ts";
import { openRegistration } from "./open-registration.server.ts";
import { accountAddress, type RegistrationRow } from "./registration-row.server.ts";

/** As typed, field by field; what is missing here stays as it was. */
export type TypedAnswers = Readonly<Record<string, string | undefined>>;

const anyText = plainText({ max: 300 });
const anyAadhaar = aadhaar();
const anyAccount = accountNumber();

/**
 * Keeps a draft as it is typed. Half an answer is kept too; only the submit says what is wrong. An Aadhaar
 * number counts when it is whole, and leaves its last four digits and a keyed hash (T25).
 */
export async function saveRegistration(actor: Actor, typed: TypedAnswers): Promise<RegistrationRow> {
  return inTransaction(async (tx) => {
    const row = await openRegistration(actor);
    if (row.status !== "mobile_verified")
      throw conflict("This registration is already in. Correct it instead.", "already_registered");
    const change = { ...answersOf(typed), ...numbersOf(typed, row.id) };
    if (Object.keys(change).length === 0) return row;
    const [saved] = await tx
      .update(registration)
      .set({ ...change, updatedAt: now() })
      .where(eq(registration.id, row.id))
      .returning();
    return saved ?? row;
  });
}

function answersOf(typed: TypedAnswers): Partial<RegistrationRow> {
  const change: { [field in DraftField]?: string | null } = {};
  for (const field of registrationForm.kept) {
    const value = typed[field];
    if (value === undefined) continue;
    const text = anyText.safeParse(value);
    if (value.trim() === "") change[field] = null;
    else if (text.success && isKeepable(registrationForm.fields[field], text.data)) change[field] = text.data;
  }
  return change;
}

function numbersOf(typed: TypedAnswers, registrationId: string): Partial<RegistrationRow> {
  const account = anyAccount.safeParse(typed.accountNumber);
  // Typed twice and the same: one of the two alone may be a slip.
  const isSure = account.success && anyAccount.safeParse(typed.confirmAccountNumber).data === account.data;
  const number = anyAadhaar.safeParse(typed.aadhaarNumber);
  return {
    ...(isSure && {
      accountEncrypted: encryptField(account.data, accountAddress(registrationId)),
      accountLastFour: account.data.slice(-4),
    }),
    ...(number.success && {
      aadhaarHash: lookupHash("aadhaar", number.data),
      aadhaarLastFour: number.data.slice(-4),
    }),
  };
}
