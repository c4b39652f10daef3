import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { throttle } from "#app/features/identity/server/otp/throttle.server.ts";
import { trialFormSchema } from "../forms/trial-form.ts";
import { trialMessages } from "../messages/trial.messages.server.ts";

/** The form at /test: nobody reads it, so nothing is kept. */
export const trialActions = defineActions(
  {
    send: button({
      schema: ({ language }: Press) => trialFormSchema(trialMessages[language].errors),
      run: ({ clientAddress }) => throttle.take([{ name: "public-form-address", who: clientAddress }]),
      next: ({ language }) => ({ show: { message: trialMessages[language].sent } }),
    }),
  },
  { only: "send", maxBytes: 16 * 1024, tells: [422] },
);
