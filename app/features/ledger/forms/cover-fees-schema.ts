import { z } from "zod";
import { amountField } from "#app/core/forms/amount-field.ts";
import { paise } from "#app/core/money.ts";

/** What the operator paid in for gateway fees, and the bank's reference of it. */
export const coverFeesSchema = z.object({
  amount: amountField.transform((amount) => paise(amount)),
  reference: z
    .string("Enter the bank's reference.")
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{8,30}$/, "Enter the bank's reference (UTR): 8 to 30 letters and digits."),
});
