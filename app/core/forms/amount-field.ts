import { z } from "zod";
import { parseMoney } from "../money.ts";

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
