import type { Press } from "#app/core/forms/actions.server.ts";
import { fieldErrorsOf } from "#app/core/forms/form.ts";
import type { FieldErrors } from "#app/core/requests/errors.ts";
import { guardianSchema } from "#app/features/identity/rules/guardian-schema.ts";
import { giveGuardianConsent } from "#app/features/identity/server/consents/give-guardian-consent.server.ts";
import { sendGuardianOtp } from "#app/features/identity/server/consents/send-guardian-otp.server.ts";
import { findContact } from "#app/features/identity/server/contacts/find-contact.server.ts";
import { templateTexts } from "#app/features/notifications/messages/template-texts.ts";
import { registrationMessages } from "../../messages/registration.messages.server.ts";
import { keepStep } from "./keep-step.server.ts";
import type { Step } from "./read-step.server.ts";
import type { Told } from "./step-button.server.ts";
import { stepButton } from "./step-button.server.ts";

const codeSent = { shown: { guardian: { kind: "sent" } } } as const satisfies Told;
/** The code was sent, and what was typed is not it. */
const wrongCode = (said: string): Told => ({ ...codeSent, errors: { guardianOtp: [said] } });

/** T35: a code goes to the guardian's own number, and comes back in the same form. */
export function guardianButton(step: "send" | "confirm") {
  return step === "send" ? sending() : confirming();
}

function sending() {
  return stepButton({
    async run(press, step) {
      await keepStep(press.actor, step);
      const details = await readGuardian(press, step);
      if (!details.success) return { errors: inOwnFields(press, fieldErrorsOf(details.error)) };
      const whom = { address: press.clientAddress, studentName: step.answers.name };
      await sendGuardianOtp(press.actor, step.studentId, details.data, whom);
      return codeSent;
    },
    refused: (press, { fieldErrors }) => fieldErrors && { errors: inOwnFields(press, fieldErrors) },
  });
}

function confirming() {
  return stepButton({
    async run(press, step) {
      const { actor, clientAddress: address } = press;
      await keepStep(actor, step);
      const details = await readGuardian(press, step);
      if (!details.success) return { errors: inOwnFields(press, fieldErrorsOf(details.error)) };
      const code = (step.answers.guardianOtp ?? "").replace(/[\s-]/g, "");
      const words = registrationMessages[actor.language];
      if (!/^\d{6}$/.test(code)) return wrongCode(words.errors.otp);
      // Both that they read: the SMS in their language, and the sentence above the field.
      const read = [templateTexts[details.data.language]["otp-guardian-consent"].sms, words.guardian.agrees];
      await giveGuardianConsent(actor, step.studentId, details.data, {
        code,
        address,
        words: read.join("\n"),
      });
      return {};
    },
    refused: ({ actor }, { status }) =>
      status === 422 ? wrongCode(registrationMessages[actor.language].errors.otpWrong) : undefined,
  });
}

/** What the form or the sign-in knows is not asked twice: a parent's name, the number verified above. */
async function readGuardian({ actor }: Press, { answers }: Step) {
  const isOwn = answers.guardianPhoneIsOwn === "on";
  return guardianSchema.safeParse({
    guardianName: answers.guardianName || parentName(answers),
    relation: answers.guardianRelation,
    phone: answers.guardianPhone || (isOwn ? await findContact(actor.userId ?? "", "phone") : ""),
    phoneIsGuardians: isOwn,
    language: answers.guardianLanguage || actor.language,
  });
}

function parentName({ guardianRelation, motherName, fatherName }: Step["answers"]): string | undefined {
  if (guardianRelation === "mother") return motherName;
  return guardianRelation === "father" ? fatherName : undefined;
}

/** The names of this form's fields, and its words in the student's language. */
function inOwnFields({ actor }: Press, errors: FieldErrors): FieldErrors {
  const { errors: words, guardian } = registrationMessages[actor.language];
  return {
    ...(errors.guardianName && { guardianName: [words.guardianName] }),
    ...(errors.relation && { guardianRelation: [words.guardianRelation] }),
    ...(errors.phone && { guardianPhone: [words.guardianPhone] }),
    ...(errors.phoneIsGuardians && { guardianPhoneIsOwn: [words.guardianPhoneIsOwn] }),
    ...(errors.studentName && { name: [guardian.nameFirst] }),
  };
}
