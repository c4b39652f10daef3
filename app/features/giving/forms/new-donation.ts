import { z } from "zod";
import { formKeySchema } from "#app/core/form.ts";
import { pan } from "#app/core/india-fields.ts";
import { parseMoney } from "#app/core/money.ts";
import { plainText } from "#app/core/plain-text.ts";

const least = 100_00;
const most = 10_00_00_000_00;

/** What people type ("5,000", "2 lakh") as paise. */
export const amountField = z
  .string("Enter the amount.")
  .min(1, "Enter the amount.")
  .transform((text, context) => {
    const amount = parseMoney(text);
    if (amount === null) {
      context.addIssue({ code: "custom", message: "Enter an amount such as 5,000 or 2 lakh." });
      return z.NEVER;
    }
    return amount as number;
  });

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
export type NewDonation = z.output<typeof newDonationSchema>;
