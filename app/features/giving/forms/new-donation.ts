import { z } from "zod";
import { amountField } from "#app/core/forms/amount-field.ts";
import { formKeySchema } from "#app/core/forms/form.ts";
import { pan } from "#app/core/forms/india-fields.ts";
import { plainText } from "#app/core/words/plain-text.ts";

const least = 100_00;
const most = 10_00_00_000_00;

/** New Donation: a programme or the general fund, an amount, and the PAN for the receipt. */
export const newDonationSchema = z.object({
  formKey: formKeySchema,
  programmeId: z.uuid("Choose what you give for."),
  amount: amountField
    .refine((amount) => amount >= least, "The smallest donation is ₹100.")
    .refine((amount) => amount <= most, "For more than ₹10 crore please write to us first."),
  donorName: plainText({ max: 120, required: "Enter the name for the receipt." }),
  address: plainText({ max: 200, required: "Enter the address for the receipt." }),
  /** Optional where the organisation's is known. */
  pan: pan().optional(),
});
/** As it waits for a colleague: checked already, the amount in paise. */
export const keptDonationSchema = newDonationSchema.extend({ amount: z.int().positive() });
export type NewDonation = z.output<typeof newDonationSchema>;
