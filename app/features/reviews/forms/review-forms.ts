import { z } from "zod";
import { formKeySchema } from "#app/core/forms/form.ts";
import { savedField } from "#app/core/forms/saved-field.ts";
import { parseMoney } from "#app/core/money.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { sentencesEn } from "#app/features/applications/messages/sentences.en.ts";
import { reasonOfSentence } from "#app/features/applications/reason-of-sentence.ts";
import { defectReasons } from "#app/features/applications/rules/check-status.ts";
import { decisionReasons } from "#app/features/applications/rules/decision-reasons.ts";
import { mostInBulk } from "../bulk-status.ts";

const note = plainText({ max: 1000, multiline: true });
const code = z.string().regex(/^[a-zA-Z][a-zA-Z0-9_]{0,60}$/, "There is no such check.");

export const verifySchema = z.object({ code });

/** The ones that stood open on the page, and the word that each was looked at. */
export const verifyRestSchema = z.object({
  codes: z.array(code).min(1).max(60),
  seen: z.literal("on", "Tick this when you have looked at each of them."),
});

const chooseOrWrite = "Choose a saved sentence, or write one to the student.";

/** A defect is told to the student: a coded reason and a sentence, saved or typed. */
export const defectSchema = z
  .object({
    code,
    reason: z.union([z.literal(""), z.enum(defectReasons)], "Choose the reason.").optional(),
    sentence: savedField(sentencesEn.defects),
    note: plainText({ max: 500, multiline: true, required: chooseOrWrite }).optional(),
  })
  .refine(({ sentence, note }) => sentence || note, {
    path: ["note"],
    error: chooseOrWrite,
  })
  .refine(({ reason, sentence }) => reason || sentence, { path: ["reason"], error: "Choose the reason." })
  // A saved sentence says by itself what is wrong.
  .transform(({ reason, ...rest }) => ({ ...rest, reason: reason || reasonOf(rest.sentence) }));

const reasonOf = (sentence: string | null | undefined) =>
  reasonOfSentence[sentence as keyof typeof reasonOfSentence] ?? "other";

/** "p_" before each line of the rubric: a field's name begins with a letter. */
export const scoreSchema = z.object({
  points: z.record(
    z.string().regex(/^p_[a-z0-9_]{1,40}$/),
    z
      .string("Give a number.")
      .regex(/^\d{1,3}$/, "Give whole points.")
      .transform(Number),
    "Give points on each line.",
  ),
  note: note.optional(),
});
export type ScoreInput = z.output<typeof scoreSchema>;

export const conflictSchema = z.object({
  reason: plainText({ max: 300, required: "Say in a few words what it is." }),
});

const award = z
  .string("Enter the amount.")
  .transform((text) => parseMoney(text))
  .refine((amount) => amount !== null && amount > 0, "Enter the amount in rupees, such as 20,000.")
  .transform((amount) => amount ?? 0);

export const approveSchema = z.object({
  formKey: formKeySchema,
  award,
  /** Why another amount than the scholarship's own; asked for by the verb. */
  reason: plainText({ max: 500 }).optional(),
  note: note.optional(),
});
export const forwardSchema = z.object({
  formKey: formKeySchema,
  reference: plainText({ max: 80, required: "Write the number it has at the provider." }),
  note: note.optional(),
});
export const waitlistSchema = z.object({ formKey: formKeySchema, award });
export const rejectSchema = z.object({
  formKey: formKeySchema,
  reasons: z
    .array(z.enum(decisionReasons, "Choose at least one reason."))
    .min(1, "Choose at least one reason.")
    .max(decisionReasons.length),
  sentence: savedField(sentencesEn.decisions),
  note: note.optional(),
  /** Whoever decides has seen papers that say otherwise than the answers (S13). */
  seen: z.literal("on").optional(),
});
export const releaseSchema = z.object({
  formKey: formKeySchema,
  note: plainText({ max: 500, multiline: true, required: "Say why the award is given up." }),
});
export const reconsiderSchema = z.object({
  formKey: formKeySchema,
  note: plainText({ max: 500, multiline: true, required: "Say why the rejection is taken back." }),
});
export const messageSchema = z.object({ text: plainText({ max: 2000, multiline: true }) });

export const bulkSchema = z
  .object({
    formKey: formKeySchema,
    verdict: z.enum(["approve", "reject", "waitlist"], "Choose what to do."),
    ids: z.array(z.uuid()).min(1, "Choose at least one application."),
    reasons: z.array(z.enum(decisionReasons)).default([]),
    sentence: savedField(sentencesEn.decisions),
    note: note.optional(),
  })
  .refine(({ verdict, reasons }) => verdict !== "reject" || reasons.length > 0, {
    path: ["reasons"],
    error: "Choose at least one reason.",
  });
export type BulkInput = z.output<typeof bulkSchema>;

export const settleSchema = z.object({ bulkId: z.uuid() });
/** One's own needs no reason; the verb asks for it where somebody else prepared it. */
export const cancelBulkSchema = settleSchema.extend({ reason: z.string().max(300).optional() });

/** "back", as the boxes of the list over it are called "ids". */
export const sendBackSchema = z.object({
  bulkId: z.uuid(),
  back: z.array(z.uuid()).min(1, "Tick what goes back.").max(mostInBulk),
  reason: plainText({ max: 300, required: "Say why, to whoever prepared it." }),
});
export type SendBackInput = z.output<typeof sendBackSchema>;
