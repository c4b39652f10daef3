import { z } from "zod";
import { isIstDay } from "#app/core/clock.ts";
import { plainText } from "#app/core/words/plain-text.ts";

const payment = z.uuid("Reload the page and try again.");

export const claimPaidSchema = z.object({
  payment,
  reference: z
    .string("Enter the bank’s reference (UTR).")
    .transform((text) => text.trim().toUpperCase())
    .refine((text) => /^[A-Z0-9]{8,30}$/.test(text), "A reference has 8 to 30 letters and digits."),
  paidOn: z.string("Enter the day.").refine(isIstDay, "Enter the day the bank names."),
});

export const claimReturnedSchema = z.object({
  payment,
  reason: plainText({ max: 200, min: 5, required: "Say why the bank sent it back: the customer reads it." }),
});

/** What the bank says about one claim's money. */
export type BankAnswer =
  | { readonly event: "pay"; readonly reference: string; readonly paidOn: string }
  | { readonly event: "return"; readonly reason: string };
