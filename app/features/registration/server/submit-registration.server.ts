import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid, isProblem } from "#app/core/requests/errors.ts";
import { env } from "#app/core/settings/env.server.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { requestHash, runOnce } from "#app/db/idempotency.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { isUniqueViolation } from "#app/db/opening/query-error.server.ts";
import { registration } from "#app/db/schema/registration.ts";
import { recordConsent } from "#app/features/identity/server/consents/record-consent.server.ts";
import { type DraftField, registrationForm } from "../fields.ts";
import { registrationMessages } from "../messages/registration.messages.server.ts";
import { type PaymentRisk, paymentRisks } from "../payment-risks.ts";
import { riskMark } from "../registration-advice.ts";
import type { RegistrationForm } from "../registration-schema.ts";
import { registrationMachine } from "../registration-status.ts";
import { checkRegistration } from "./check-registration.server.ts";
import { fillStudentFacts } from "./fill-student-facts.server.ts";
import { nameStudent } from "./name-student.server.ts";
import { openRegistration } from "./open-registration.server.ts";
import { keepRegistrationFiles, type SentFiles } from "./papers/keep-registration-files.server.ts";
import { partClashingAadhaar } from "./part-clashing-aadhaar.server.ts";
import { completeFreeRegistration } from "./paying/complete-free-registration.server.ts";
import { findRow, ownStudentId, type RegistrationRow } from "./registration-row.server.ts";
import { saveRegistration, type TypedAnswers } from "./save-registration.server.ts";

export type SubmitRequest = SentFiles & {
  readonly answers: TypedAnswers;
  /** The form's own key: pressed twice it registers once (T38). */
  readonly key: string;
  /** The mark of the risks the student has been shown; left out, risks stop nothing. */
  readonly risksSeen?: string | undefined;
};

export type Submitted = { kind: "submitted"; id: string } | { kind: "check"; risks: PaymentRisk[] };

/**
 * Submit and Register. Files and answers are kept first, so that a form with a mistake in it costs nothing; then
 * everything is checked, and the registration goes in with its consents, its facts and its audit entry at once.
 */
export async function submitRegistration(actor: Actor, request: SubmitRequest): Promise<Submitted> {
  const studentId = ownStudentId(actor);
  const before = await findRow(studentId);
  // Sent again: it is in, and nothing is registered twice.
  if (before?.submittedAt) return { kind: "submitted", id: before.id };
  const fileErrors = await keepRegistrationFiles(actor, request);
  const row = await saveRegistration(actor, request.answers).catch((error: unknown) => {
    if (isProblem(error) && error.code === "already_registered") return null;
    throw error;
  });
  // The other of two clicks was faster.
  if (!row) return submitRegistration(actor, { ...request, files: {}, refusals: {} });
  const { form, errors } = await checkRegistration(actor, row, request.answers, fileErrors);
  if (!form || Object.keys(errors).length > 0) throw invalid(errors);
  const risks = paymentRisks(form);
  if (request.risksSeen !== undefined && request.risksSeen !== riskMark(risks))
    return { kind: "check", risks };
  const hash = requestHash({ ...form, accountNumber: null, aadhaarNumber: null });
  const scope = `student:${studentId}:registration.submit`;
  const send = () => runOnce(request.key, scope, hash, (tx) => register(tx, actor, form));
  const { id } = await send().catch((error: unknown) => {
    // Two phones sent the same Aadhaar number at the same moment: the second try sees the first.
    if (isUniqueViolation(error, "registration_aadhaar_key")) return send();
    throw error;
  });
  return { kind: "submitted", id };
}

async function register(tx: Tx, actor: Actor, form: RegistrationForm): Promise<{ id: string }> {
  const row = await openRegistration(actor);
  if (row.submittedAt) return { id: row.id };
  const status = next(registrationMachine, row.status, "submit", actor);
  const otrNumber = await nameStudent(tx, row, form);
  await tx
    .update(registration)
    .set({
      ...keptAnswers(form),
      status,
      otrNumber,
      ...(row.aadhaarHash && {
        aadhaarHash: await partClashingAadhaar(tx, actor, {
          id: row.id,
          hash: row.aadhaarHash,
          number: otrNumber,
        }),
      }),
      submittedAt: now(),
      updatedAt: now(),
    })
    .where(eq(registration.id, row.id));
  await giveConsents(actor, form);
  await writeAudit(tx, {
    chain: `registration:${row.id}`,
    actor,
    event: "registration.submit",
    from: row.status,
    to: status,
    details: { number: otrNumber },
  });
  if (form.matchingConsent) await fillStudentFacts(tx, row, form);
  if (env().REGISTRATION_FEE_PAISE === 0) await completeFreeRegistration(tx, row.id);
  return { id: row.id };
}

/** The checked answers, column by column: a field of fields.ts without a column does not compile. */
function keptAnswers(form: RegistrationForm): Pick<RegistrationRow, DraftField> {
  return Object.fromEntries(registrationForm.kept.map((field) => [field, form[field] ?? null])) as Pick<
    RegistrationRow,
    DraftField
  >;
}

/** T34: each item on its own, in the language its words were shown in. */
async function giveConsents(actor: Actor, form: RegistrationForm): Promise<void> {
  const { language } = actor;
  const { agreeTerms, matching } = registrationMessages[language];
  for (const purpose of ["terms", "privacy"] as const)
    await recordConsent(actor, { purpose, language, words: agreeTerms });
  if (form.matchingConsent)
    await recordConsent(actor, { purpose: "profile_matching", language, words: matching });
}
