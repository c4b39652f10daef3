import { z } from "zod";
import { typedTwice } from "#app/core/forms/india-fields.ts";
import { secret } from "#app/core/forms/secret-schema.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import type { accountEn } from "../messages/account.en.ts";
import { refusalsEn } from "../messages/refusals.en.ts";
import { passkeyRegistrationSchema } from "../rules/passkey-schema.ts";
import { newPassword } from "../rules/password-schema.ts";

const password = secret(z.string(refusalsEn.currentPassword).min(1, refusalsEn.currentPassword).max(200));
const id = z.string().max(60);

/** Everything that can be sent from Settings → Security. */
export const securityForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("end-session"), sessionId: id }),
  z.object({ intent: z.literal("end-others") }),
  z
    .object({
      intent: z.literal("change-password"),
      currentPassword: password,
      newPassword: newPassword(),
      repeated: secret(z.string(refusalsEn.repeat)),
    })
    .superRefine(typedTwice("newPassword", "repeated", refusalsEn.notSame)),
  z.object({ intent: z.literal("totp-start"), currentPassword: password }),
  z.object({ intent: z.literal("totp-confirm"), code: z.string(refusalsEn.code).max(20) }),
  z.object({ intent: z.literal("totp-remove"), currentPassword: password }),
  z.object({
    intent: z.literal("passkey-save"),
    currentPassword: password,
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
  }),
  z.object({ intent: z.literal("passkey-remove"), passkeyId: id, currentPassword: password }),
]);

export type SecurityForm = z.infer<typeof securityForm>;

/** What the page is told after a step. */
export interface SecurityAnswer {
  readonly intent: string;
  readonly done: keyof typeof accountEn.security.done | null;
  readonly message: string | null;
  readonly errors: Record<string, string[]>;
  readonly setup: { readonly secret: string; readonly qr: string } | null;
  readonly codes: string[] | null;
}
