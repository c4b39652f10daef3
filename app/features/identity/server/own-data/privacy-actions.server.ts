import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { assertSameStudent, studentField } from "#app/core/forms/student-field.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { accountMessages } from "../../messages/account.messages.server.ts";
import { refusalsEn } from "../../messages/refusals.en.ts";
import { consentPurposeNames } from "../../rules/consent-purposes.ts";
import { recordConsent } from "../consents/record-consent.server.ts";
import { withdrawConsent } from "../consents/withdraw-consent.server.ts";
import { withdrawGuardianConsent } from "../consents/withdraw-guardian-consent.server.ts";
import { refusalWords } from "../sign-in/refusal-words.server.ts";
import { cancelErasure } from "./cancel-erasure.server.ts";
import { requestErasure } from "./request-erasure.server.ts";

const consent = z.object({ purpose: z.enum(consentPurposeNames) });

/** The buttons of Settings → Privacy. */
export const privacyActions = defineActions(
  {
    // Kept with the language of the words that were on the page.
    give: button({
      schema: consent,
      async run({ actor, language }, { purpose }, form) {
        assertSameStudent(actor, form.get(studentField));
        const { text: words } = accountMessages[language].privacy.purposes[purpose];
        await recordConsent(actor, { purpose, language, words });
      },
      next: { show: { done: "give" as const } },
    }),
    withdraw: button({
      schema: consent,
      async run({ actor }, { purpose }, form) {
        assertSameStudent(actor, form.get(studentField));
        await withdrawConsent(actor, purpose);
      },
      next: { show: { done: "withdraw" as const } },
    }),
    "withdraw-guardian": button({
      async run({ actor }, _value, form) {
        assertSameStudent(actor, form.get(studentField));
        if (!actor.studentId) throw notFound();
        await withdrawGuardianConsent(actor, actor.studentId);
      },
      next: { show: { done: "withdraw-guardian" as const } },
    }),
    erase: button({
      schema: z.object({ sure: z.literal("yes", refusalsEn.sure) }),
      run: ({ actor }) => requestErasure(actor),
      next: { show: { done: "erase" as const } },
    }),
    keep: button({
      run: ({ actor }) => cancelErasure(actor),
      next: { show: { done: "keep" as const } },
    }),
  },
  {
    words: refusalWords,
    tells: [409, 422],
  },
);
