import { z } from "zod";
import { plainText } from "#app/core/words/plain-text.ts";
import { moneySources } from "./money-source.ts";

const paise = z.int("Give a whole amount.").min(1, "An amount must be above zero.").max(1e13);

/** A question of the owner's own, answered in the application. */
export const termsQuestionSchema = z.object({
  id: z.string().regex(/^[a-z0-9_]{1,40}$/),
  label: plainText({ max: 200 }),
  kind: z.enum(["short", "long", "choice"]),
  options: z
    .array(plainText({ max: 100 }))
    .max(12)
    .default([]),
  isRequired: z.boolean().default(true),
});

/** One line of the rubric: reviewers give 0 to `max` points. */
export const rubricLineSchema = z.object({
  id: z.string().regex(/^[a-z0-9_]{1,40}$/),
  label: plainText({ max: 120 }),
  max: z.int().min(1).max(100),
});

export const scholarshipTermsSchema = z.object({
  seats: z.int().min(1, "There must be at least one seat.").max(1_000_000).nullable().default(null),
  budgetPaise: paise.nullable().default(null),
  awardPaise: paise.nullable().default(null),
  questions: z.array(termsQuestionSchema).max(10, "At most 10 questions.").default([]),
  requiredDocuments: z
    .array(z.string().regex(/^[a-zA-Z0-9_]{1,40}$/))
    .max(10)
    .default([]),
  rubric: z.array(rubricLineSchema).max(10, "At most 10 lines.").default([]),
  isBlind: z.boolean().default(false),
  reviewersNeeded: z.union([z.literal(1), z.literal(2)]).default(1),
  moneySource: z.enum(moneySources, "Say who pays.").nullable().default(null),
  /** Of an institute that pays by itself: when it promised every seat, and who did. */
  promisedAt: z.date().nullable().default(null),
  promisedBy: z.uuid().nullable().default(null),
});
export type ScholarshipTerms = z.output<typeof scholarshipTermsSchema>;
export type TermsQuestion = z.output<typeof termsQuestionSchema>;
export type RubricLine = z.output<typeof rubricLineSchema>;

/** What holds for a scholarship whose owner has set nothing. */
export const plainTerms: ScholarshipTerms = scholarshipTermsSchema.parse({});
