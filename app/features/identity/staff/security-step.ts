import { z } from "zod";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { typedTwice } from "#app/core/forms/india-fields.ts";
import { secret } from "#app/core/forms/secret-schema.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import type { accountEn } from "../messages/account.en.ts";
import { refusalsEn } from "../messages/refusals.en.ts";
import { passkeyRegistrationSchema } from "../rules/passkey-schema.ts";
import { newPassword } from "../rules/password-schema.ts";

const currentPassword = secret(
  z.string(refusalsEn.currentPassword).min(1, refusalsEn.currentPassword).max(200),
);
const id = z.string().max(60);

export const endSessionSchema = z.object({ sessionId: id });
export const ownPasswordSchema = z.object({ currentPassword });
export const changePasswordSchema = z
  .object({ currentPassword, newPassword: newPassword(), repeated: secret(z.string(refusalsEn.repeat)) })
  .superRefine(typedTwice("newPassword", "repeated", refusalsEn.notSame));
export const totpCodeSchema = z.object({ code: z.string(refusalsEn.code).max(20) });
export const newPasskeySchema = z.object({
  currentPassword,
  name: plainText({ max: 60, required: refusalsEn.passkeyName }),
  response: z
    .string()
    .max(50_000)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: "custom", message: refusalsEn.passkeyUnread });
        return z.NEVER;
      }
    })
    .pipe(passkeyRegistrationSchema),
});
export const removePasskeySchema = z.object({ passkeyId: id, currentPassword });

/** What a step shows. */
export interface SecurityShown {
  readonly done?: keyof typeof accountEn.security.done;
  readonly setup?: { readonly secret: string; readonly qr: string };
  readonly codes?: readonly string[] | null;
}

export type SecurityAnswer = FormAnswer<SecurityShown>;
