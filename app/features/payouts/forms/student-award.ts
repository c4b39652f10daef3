import { z } from "zod";
import { accountNumber, ifsc, typedTwice } from "#app/core/forms/india-fields.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { scholarProgresses } from "../scholar-progress.ts";

/** Its messages are codes: the page says them in the student's language (messages/payout.*.ts). */
export const payoutAccountSchema = z
  .object({
    account: accountNumber({ required: "required", invalid: "account" }),
    accountAgain: accountNumber({ required: "required", invalid: "account" }),
    ifsc: ifsc({ required: "required", invalid: "ifsc", unknownBank: "ifsc" }),
    holder: plainText({ min: 2, max: 100, required: "required", tooShort: "required", tooLong: "required" }),
    otp: z
      .string("otp")
      .transform((typed) => typed.replace(/[\s-]/g, ""))
      .pipe(z.string().regex(/^\d{6}$/, "otp")),
    passbook: z.unknown().optional(),
  })
  .superRefine(typedTwice("account", "accountAgain", "twice"));

export type PayoutAccount = Pick<z.output<typeof payoutAccountSchema>, "account" | "ifsc" | "holder" | "otp">;

const phoneOrEmail = /(?:\d[\s-]?){8,}|[^\s@]+@[^\s@]+\.[^\s@]+/;

/** T14: nothing that leads to a person leaves with it; the desk reads it as well. */
export const scholarNoteSchema = z.object({
  progress: z.enum(scholarProgresses, "progress"),
  text: plainText({
    min: 20,
    max: 600,
    multiline: true,
    required: "text",
    tooShort: "text",
    tooLong: "text",
    forbidden: "text",
  }).refine((text) => !phoneOrEmail.test(text), "personal"),
});
export type ScholarNote = z.output<typeof scholarNoteSchema>;
