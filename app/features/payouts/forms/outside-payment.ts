import { z } from "zod";
import { istDate } from "#app/core/clock.ts";
import { formKeySchema } from "#app/core/forms/form.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { rupeeAmount } from "./award-correction.ts";

const bankReference = z
  .string("Enter the bank's reference.")
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9/-]{6,30}$/, "Enter the bank's reference (UTR or cheque): 6 to 30 letters and digits.");

const pastDay = z.iso
  .date("Choose the day.")
  .refine((day) => day <= istDate(), "Choose a day that has come.");

/** What an institute writes down when it has paid a student by itself. */
export const outsidePaymentSchema = z.object({ award: z.uuid(), paidOn: pastDay, reference: bankReference });
export type OutsidePaymentInput = z.output<typeof outsidePaymentSchema>;

export const disputeSchema = z.object({
  dispute: plainText({
    min: 5,
    max: 500,
    multiline: true,
    required: "text",
    tooShort: "text",
    tooLong: "text",
  }),
});

export const depositSchema = z.object({
  formKey: formKeySchema,
  scholarship: z.uuid("Choose the scholarship."),
  amountPaise: rupeeAmount,
});

export const receivedDepositSchema = z.object({
  deposit: z.uuid(),
  reference: bankReference,
  receivedOn: pastDay,
});
