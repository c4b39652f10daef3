import { z } from "zod";
import { plainText } from "#app/core/words/plain-text.ts";

/** What a nominee may ask for in somebody's place (DPDP Act, section 14). */
export const nomineeWishes = ["copy", "erasure"] as const;
export type NomineeWish = (typeof nomineeWishes)[number];

export const nomineeWishWords: Record<NomineeWish, string> = {
  copy: "A copy of the data",
  erasure: "Erasure",
};

/** Why they act: what the desk has seen of it. */
export const nomineeProofs = ["death", "doctor", "court"] as const;
export const nomineeProofWords: Record<(typeof nomineeProofs)[number], string> = {
  death: "Death certificate",
  doctor: "Doctor's certificate that they cannot act",
  court: "Order of a court",
};

export const nomineeActSchema = z.object({
  wish: z.enum(nomineeWishes, "Choose what is asked for."),
  proof: z.enum(nomineeProofs, "Choose what you have seen."),
  called: z.literal("on", "Ring the number or write to the address named here first."),
  text: plainText({ max: 300, min: 5, multiline: true, required: "Write what you looked at." }),
});
export type NomineeAct = z.output<typeof nomineeActSchema>;

/** In which whoever named them, if they can act after all, may remove them. */
export const nomineeWaitHours = 72;
/** So long the code opens the copy. */
export const nomineeCopyDays = 14;
