import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { email } from "#app/core/forms/india-fields.ts";
import { refusalsEn } from "../../messages/refusals.en.ts";
import { refusalWords } from "../sign-in/refusal-words.server.ts";
import { requestPasswordReset } from "./request-password-reset.server.ts";

/** The one button of /password/forgot. The answer is the same whether anybody has this address or not. */
export const forgotPasswordActions = defineActions(
  {
    send: button({
      schema: z.object({
        email: email({ required: refusalsEn.emailNeeded, invalid: refusalsEn.emailInvalid }),
      }),
      run: ({ language, clientAddress }, value) =>
        requestPasswordReset(value.email, { address: clientAddress, language }),
      next: { show: { sent: true } },
    }),
  },
  { only: "send", words: refusalWords, tells: [422, 429], maxBytes: 256 * 1024 },
);
