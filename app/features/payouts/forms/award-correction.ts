import { z } from "zod";
import { parseMoney } from "#app/core/money.ts";
import { plainText } from "#app/core/words/plain-text.ts";

export const rupeeAmount = z
  .string("Enter the amount.")
  .transform((text) => parseMoney(text))
  .refine((amount) => amount !== null && amount > 0, "Enter the amount in rupees, such as 20,000.")
  .transform((amount) => amount ?? 0);

export const correctionSchema = z.object({
  amountPaise: rupeeAmount,
  reason: plainText({ min: 5, max: 500, multiline: true, required: "Write why: the student reads it." }),
});
export interface Correction {
  readonly amountPaise: number;
  readonly reason: string;
}
