import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid } from "#app/core/requests/errors.ts";
import { encryptField } from "#app/core/secrets/crypto.server.ts";
import { lookupHash } from "#app/core/secrets/lookup-hash.server.ts";
import { maskAadhaar, maskAccount } from "#app/core/secrets/mask.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { isUniqueViolation } from "#app/db/opening/query-error.server.ts";
import { registration, registrationCorrection } from "#app/db/schema/registration.ts";
import { hasConsent } from "#app/features/identity/server/consents/has-consent.server.ts";
import type { CorrectedField } from "../registration-correction.ts";
import { draftFields } from "../registration-fields.ts";
import type { RegistrationForm } from "../registration-schema.ts";
import { checkRegistration } from "./check-registration.server.ts";
import { fillStudentFacts } from "./fill-student-facts.server.ts";
import { nameStudent } from "./name-student.server.ts";
import { openRegistration } from "./open-registration.server.ts";
import { keepRegistrationFiles, type SentFiles } from "./papers/keep-registration-files.server.ts";
import { partClashingAadhaar } from "./part-clashing-aadhaar.server.ts";
import { accountAddress, findRow, ownStudentId, type RegistrationRow } from "./registration-row.server.ts";
import type { TypedAnswers } from "./save-registration.server.ts";

/**
 * Puts a registration right that is already in, instead of registering again. What stood there before goes into
 * its history, numbers masked. Says how many answers changed.
 */
export async function correctRegistration(
  actor: Actor,
  request: SentFiles & { readonly answers: TypedAnswers },
): Promise<number> {
  const before = await findRow(ownStudentId(actor));
  if (!before?.submittedAt) throw conflict("There is nothing to correct yet.", "not_registered");
  const fileErrors = await keepRegistrationFiles(actor, { ...request, isCorrection: true });
  const current = (await findRow(ownStudentId(actor))) ?? before;
  const typed: TypedAnswers = { ...request.answers, agreeTerms: "on" };
  const checked = await checkRegistration(
    actor,
    { ...current, dateOfBirth: typed.dateOfBirth ?? current.dateOfBirth },
    typed,
    fileErrors,
  );
  const { form, errors } = checked;
  if (!form || Object.keys(errors).length > 0) throw invalid(errors);
  const send = () => write(actor, form, filesChanged(before, current));
  return send().catch((error: unknown) => {
    if (isUniqueViolation(error, "registration_aadhaar_key")) return send();
    throw error;
  });
}

async function write(actor: Actor, form: RegistrationForm, files: CorrectedField[]): Promise<number> {
  return inTransaction(async (tx) => {
    const row = await openRegistration(actor);
    const answers = Object.fromEntries(draftFields.map((field) => [field, form[field] ?? null]));
    const numbers = numbersOf(form, row);
    const changes = [...answersChanged(row, form), ...numbers.changes, ...files];
    if (changes.length === 0) return 0;
    const id = newId();
    if (numbers.columns.aadhaarHash) {
      numbers.columns.aadhaarHash = await partClashingAadhaar(tx, actor, {
        id: row.id,
        hash: numbers.columns.aadhaarHash,
        number: row.otrNumber,
      });
    }
    await tx
      .update(registration)
      .set({ ...answers, ...numbers.columns, updatedAt: now() })
      .where(eq(registration.id, row.id));
    await tx.insert(registrationCorrection).values({
      id,
      registrationId: row.id,
      correctedBy: actor.userId,
      correctedAt: now(),
      changesEncrypted: encryptField(JSON.stringify(changes), {
        table: "registration_correction",
        column: "changes_encrypted",
        rowId: id,
      }),
    });
    await nameStudent(tx, row, form);
    if (await hasConsent(row.studentId, "profile_matching")) await fillStudentFacts(tx, row, form);
    await writeAudit(tx, {
      chain: `registration:${row.id}`,
      actor,
      event: "registration.corrected",
      details: { fields: changes.map(({ field }) => field) },
    });
    return changes.length;
  });
}

function answersChanged(row: RegistrationRow, form: RegistrationForm): CorrectedField[] {
  return draftFields.flatMap((field) => {
    const [from, to] = [row[field] ?? null, form[field] ?? null];
    return from === to ? [] : [{ field, from, to }];
  });
}

function numbersOf(form: RegistrationForm, row: RegistrationRow) {
  const columns: Partial<RegistrationRow> = {};
  const changes: CorrectedField[] = [];
  const { accountNumber, aadhaarNumber } = form;
  if (accountNumber) {
    columns.accountEncrypted = encryptField(accountNumber, accountAddress(row.id));
    columns.accountLastFour = accountNumber.slice(-4);
    const from = row.accountLastFour && maskAccount(row.accountLastFour);
    changes.push({ field: "accountNumber", from, to: maskAccount(accountNumber) });
  }
  if (aadhaarNumber && lookupHash("aadhaar", aadhaarNumber) !== row.aadhaarHash?.split("#")[0]) {
    columns.aadhaarHash = lookupHash("aadhaar", aadhaarNumber);
    columns.aadhaarLastFour = aadhaarNumber.slice(-4);
    const from = row.aadhaarLastFour && maskAadhaar(row.aadhaarLastFour);
    changes.push({ field: "aadhaarNumber", from, to: maskAadhaar(aadhaarNumber) });
  }
  return { columns, changes };
}

function filesChanged(before: RegistrationRow, after: RegistrationRow): CorrectedField[] {
  const pairs = [
    ["aadhaarImage", before.aadhaarDocumentId, after.aadhaarDocumentId],
    ["bankPassbook", before.passbookDocumentId, after.passbookDocumentId],
    ["relationshipDocs", before.relationshipDocumentId, after.relationshipDocumentId],
  ] as const;
  return pairs.flatMap(([field, from, to]) => (from === to ? [] : [{ field, from: null, to: null }]));
}
