import { z } from "zod";
import { formKeySchema } from "#app/core/forms/form.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { stateSlugs } from "#app/features/scholarships/catalogue/states.ts";
import { impactMetricIds, spendKindIds, transferKindIds } from "../csr-options.ts";
import { amountAboveZero, pastDayOf, yearField } from "./csr-fields.ts";

/** Record spending: one voucher. */
export const csrSpendSchema = z.object({
  formKey: formKeySchema,
  kind: z.enum(spendKindIds, "Choose what it was for."),
  amount: amountAboveZero("the amount"),
  spentOn: pastDayOf("the day it was spent"),
  voucher: plainText({ max: 40, required: "Enter the voucher number." }),
  note: plainText({ max: 200, required: "Say what was paid." }),
  /** Out of the Unspent CSR Account of that year. */
  fromYear: yearField.optional(),
});
export type CsrSpendForm = z.output<typeof csrSpendSchema>;

/** An unspent amount that was moved: to the account, or to a fund. */
export const csrTransferSchema = z.object({
  year: yearField,
  kind: z.enum(transferKindIds, "Choose where it went."),
  amount: amountAboveZero("the amount"),
  madeOn: pastDayOf("the day of the transfer"),
  receiver: plainText({ max: 120, required: "Name the bank or the fund." }),
  reference: plainText({ max: 60, required: "Enter the bank's reference." }),
});
export type CsrTransferForm = z.output<typeof csrTransferSchema>;
/** As it waits for a colleague: checked already, the amount in paise. */
export const keptTransferSchema = csrTransferSchema.extend({ amount: z.int().positive() });

/** Why a voucher is taken back: its colleagues, the list, the export and the audit tell it. */
export const spendBackSchema = z.object({
  spend: z.string(),
  reason: plainText({ max: 200, required: "Say what was wrong with it." }),
});

/** What the partner reports: a count, where, and a story if there is one. */
export const csrOutcomeSchema = z.object({
  formKey: formKeySchema,
  programmeId: z.uuid("Choose the program."),
  metric: z.enum(impactMetricIds, "Choose what was counted."),
  state: z.enum(stateSlugs).optional(),
  count: z.coerce
    .number("Enter how many.")
    .int("Enter a whole number.")
    .min(1, "At least 1.")
    .max(10_000_000, "At most 1 crore."),
  story: plainText({ max: 800, multiline: true })
    // Nobody's number or address belongs in a report to the company (T14).
    .refine((text) => !/\d(?:[ -]?\d){8,}|[^\s@]+@[^\s@]+\.[^\s@]+/.test(text), {
      error: "Leave out phone numbers, e-mail addresses and other numbers of people.",
    })
    .optional(),
  reportedOn: pastDayOf("the day of the report"),
});
export type CsrOutcomeForm = z.output<typeof csrOutcomeSchema>;
