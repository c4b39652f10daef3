import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { typedTwice } from "#app/core/forms/india-fields.ts";
import { secret } from "#app/core/forms/secret-schema.ts";
import { refusalsEn } from "../../messages/refusals.en.ts";
import { newPassword } from "../../rules/password-schema.ts";
import { refusalWords } from "../sign-in/refusal-words.server.ts";
import { resetPassword } from "./reset-password.server.ts";

/** The one button behind the letter's link. */
export const resetPasswordActions = defineActions(
  {
    save: button({
      schema: z
        .object({
          token: secret(z.string().max(200)),
          newPassword: newPassword(),
          repeated: secret(z.string(refusalsEn.repeat)),
        })
        .superRefine(typedTwice("newPassword", "repeated", refusalsEn.notSame)),
      run: (_press, value) => resetPassword(value.token, value.newPassword),
      next: { show: { done: true } },
    }),
  },
  { only: "save", words: refusalWords, tells: [400, 401, 403, 404, 409, 410, 422, 429] },
);
