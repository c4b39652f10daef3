import { fieldErrorsOf, formKeySchema } from "#app/core/forms/form.ts";
import { formKeyField } from "#app/core/forms/form-key.ts";
import { assertSameStudent, studentField } from "#app/core/forms/student-field.ts";
import { newId } from "#app/core/id.ts";
import { maxQrDigits } from "#app/core/numbers/aadhaar-qr.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { type FieldErrors, isProblem } from "#app/core/requests/errors.ts";
import type { ReceivedUpload } from "#app/features/documents/server/uploads/receive-upload.server.ts";
import { guardianSchema } from "#app/features/identity/rules/guardian-schema.ts";
import { findGuardianConsent } from "#app/features/identity/server/consents/find-guardian-consent.server.ts";
import { giveGuardianConsent } from "#app/features/identity/server/consents/give-guardian-consent.server.ts";
import { sendGuardianOtp } from "#app/features/identity/server/consents/send-guardian-otp.server.ts";
import { findContact } from "#app/features/identity/server/contacts/find-contact.server.ts";
import { templateTexts } from "#app/features/notifications/messages/template-texts.ts";
import { type SentQr, takeAadhaarQr } from "../aadhaar-qr/take-aadhaar-qr.server.ts";
import { registrationMessages } from "../messages/registration.messages.server.ts";
import {
  draftFields,
  type FileField,
  fileFieldNames,
  guardianFields,
  secretFields,
} from "../registration-fields.ts";
import { emptyReply, type GuardianState, type StepIntent, type StepReply } from "../registration-step.ts";
import { adviseRegistration } from "./advise-registration.server.ts";
import { correctRegistration } from "./correct-registration.server.ts";
import { findRegistration } from "./find-registration.server.ts";
import { keepRegistrationFiles, type SentFiles } from "./papers/keep-registration-files.server.ts";
import { openRegistrationPayment } from "./paying/open-registration-payment.server.ts";
import { ownStudentId } from "./registration-row.server.ts";
import { saveRegistration } from "./save-registration.server.ts";
import { submitRegistration } from "./submit-registration.server.ts";

type Step = { intent: StepIntent; upload: ReceivedUpload; address: string };
type Outcome = Partial<StepReply>;

const typedFields = [...draftFields, ...guardianFields, "agreeTerms", "matchingConsent"];

/** One post of a verified student's form. Whatever its button was, what came with it is kept first. */
export async function takeRegistrationStep(actor: Actor, step: Step): Promise<StepReply> {
  const studentId = ownStudentId(actor);
  assertSameStudent(actor, step.upload.formData.get(studentField));
  const outcome = await run(actor, studentId, step).catch(toOutcome);
  const view = await findRegistration(actor);
  return {
    ...emptyReply,
    typed: readTyped(step.upload.formData, typedFields),
    guardian: await guardianState(studentId),
    view,
    advice: view && (await adviseRegistration(view.answers)),
    ...outcome,
  };
}

async function run(actor: Actor, studentId: string, step: Step): Promise<Outcome> {
  const { formData } = step.upload;
  const answers = readTyped(formData, [...typedFields, ...secretFields]);
  const sent = readFiles(step.upload);
  switch (step.intent) {
    case "save":
      return keep(actor, answers, sent);
    case "guardian-send":
    case "guardian-confirm":
      await keep(actor, answers, sent);
      return guardianStep(actor, studentId, step);
    case "qr": {
      await keep(actor, answers, sent);
      const errors = await takeAadhaarQr(actor, readQr(step.upload));
      return Object.keys(errors).length > 0 ? { errors, status: 422 } : { isQrRead: true, errors };
    }
    case "submit": {
      const key = formKeySchema.safeParse(formData.get(formKeyField)).data ?? newId();
      const risksSeen = readTyped(formData, ["risksSeen"]).risksSeen;
      const done = await submitRegistration(actor, { ...sent, answers, key, risksSeen });
      if (done.kind === "submitted") {
        // Where the gateway is away, the payment page opens the order later: the registration is in.
        await openRegistrationPayment(actor, done.id).catch(() => null);
        return { insertId: done.id };
      }
      return { status: 422, risks: done.risks };
    }
    case "correct":
      return { corrected: await correctRegistration(actor, { ...sent, answers }) };
  }
}

async function keep(actor: Actor, answers: Record<string, string>, sent: SentFiles): Promise<Outcome> {
  const errors = await keepRegistrationFiles(actor, sent);
  await saveRegistration(actor, answers);
  return Object.keys(errors).length > 0 ? { errors, status: 422 } : {};
}

/** T35: to the guardian's own number; the code comes back in the same form. */
async function guardianStep(actor: Actor, studentId: string, step: Step): Promise<Outcome> {
  const words = registrationMessages[actor.language].errors;
  const typed = readTyped(step.upload.formData, [...typedFields, "guardianOtp"]);
  const isOwn = typed.guardianPhoneIsOwn === "on";
  // What the form or the sign-in knows is not asked twice: a parent's name, the number verified above.
  const details = guardianSchema.safeParse({
    guardianName: typed.guardianName || parentName(typed),
    relation: typed.guardianRelation,
    phone: typed.guardianPhone || (isOwn ? await findContact(actor.userId ?? "", "phone") : ""),
    phoneIsGuardians: isOwn,
    language: typed.guardianLanguage || actor.language,
  });
  if (!details.success) return { status: 422, errors: guardianErrors(fieldErrorsOf(details.error), words) };
  if (step.intent === "guardian-send") {
    const whom = { address: step.address, studentName: typed.name };
    await sendGuardianOtp(actor, studentId, details.data, whom).catch((error: unknown) => {
      if (!isProblem(error) || !error.fieldErrors) throw error;
      const nameFirst = registrationMessages[actor.language].guardian.nameFirst;
      throw Object.assign(error, {
        fieldErrors: {
          ...guardianErrors(error.fieldErrors, words),
          ...(error.fieldErrors.studentName && { name: [nameFirst] }),
        },
      });
    });
    return { guardian: { kind: "sent" } };
  }
  const code = (typed.guardianOtp ?? "").replace(/[\s-]/g, "");
  const again: Outcome = { status: 422, guardian: { kind: "sent" } };
  if (!/^\d{6}$/.test(code)) return { ...again, errors: { guardianOtp: [words.otp] } };
  try {
    await giveGuardianConsent(actor, studentId, details.data, {
      code,
      address: step.address,
      // Both that they read: the SMS in their language, and the sentence above the field.
      words: [
        templateTexts[details.data.language]["otp-guardian-consent"].sms,
        registrationMessages[actor.language].guardian.agrees,
      ].join("\n"),
    });
    return {};
  } catch (error) {
    if (isProblem(error) && error.status === 422)
      return { ...again, errors: { guardianOtp: [words.otpWrong] } };
    throw error;
  }
}

function parentName({
  guardianRelation,
  motherName,
  fatherName,
}: Record<string, string>): string | undefined {
  if (guardianRelation === "mother") return motherName;
  return guardianRelation === "father" ? fatherName : undefined;
}

/** The names of this form's fields, and its words in the student's language. */
function guardianErrors(
  errors: FieldErrors,
  words: Record<"guardianName" | "guardianRelation" | "guardianPhone" | "guardianPhoneIsOwn", string>,
): FieldErrors {
  return {
    ...(errors.guardianName && { guardianName: [words.guardianName] }),
    ...(errors.relation && { guardianRelation: [words.guardianRelation] }),
    ...(errors.phone && { guardianPhone: [words.guardianPhone] }),
    ...(errors.phoneIsGuardians && { guardianPhoneIsOwn: [words.guardianPhoneIsOwn] }),
  };
}

async function guardianState(studentId: string): Promise<GuardianState> {
  const given = await findGuardianConsent(studentId);
  return given ? { kind: "given", name: given.guardianName } : { kind: "none" };
}

function toOutcome(error: unknown): Outcome {
  if (!isProblem(error) || error.status >= 500) throw error;
  const { status, fieldErrors = {} } = error;
  if (status === 429) return { status, banner: "too_many", errors: fieldErrors };
  return {
    status,
    errors: fieldErrors,
    banner: Object.keys(fieldErrors).length > 0 ? null : "submit_refused",
  };
}

function readTyped(form: FormData, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = form.get(name);
      // A box that was there and is not ticked says so by being left out.
      if (value === null && form.getAll("ticks").includes(name)) return [[name, ""]];
      return typeof value === "string" ? [[name, value.slice(0, 1000)]] : [];
    }),
  );
}

function readQr({ formData }: ReceivedUpload): SentQr {
  const [text, photo] = [formData.get("aadhaarQrText"), formData.get("aadhaarQr")];
  return {
    text: typeof text === "string" ? text.slice(0, maxQrDigits + 1) : null,
    photo: photo instanceof File ? photo : null,
  };
}

function readFiles({ formData, refusals }: ReceivedUpload): SentFiles {
  const files: { [field in FileField]?: File } = {};
  for (const field of fileFieldNames) {
    const value = formData.get(field);
    if (value instanceof File) files[field] = value;
  }
  return { files, refusals };
}
