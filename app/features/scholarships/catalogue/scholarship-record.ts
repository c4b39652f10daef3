import { z } from "zod";
import { isIstDay } from "#app/core/clock.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { criteriaSchema } from "../eligibility/criteria.ts";
import { cycleSchema, seasonSchema } from "../views/deadline.ts";
import { amountPeriods, categoryIds, providerTypeIds } from "./catalogue-options.ts";
import { isOfficialSource } from "./official-source.ts";

const rupeesSchema = z.int("Give whole rupees.").min(0, "An amount cannot be negative.").max(1_000_000_000);
const countSchema = z.int("Give a whole number.").min(0, "This cannot be negative.").max(2_000_000_000);
const line = (max: number) => plainText({ max });
const lines = z.array(line(300)).max(20, "At most 20 entries.").default([]);

export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use small letters, digits and single hyphens.")
  .max(80, "Use at most 80 characters.");

/** A link people will follow: http or https, nothing that runs. */
export const websiteSchema = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: "Give a full web address, https://…" })
  .max(500, "Use at most 500 characters.");

/** What an owner writes about a scholarship; level and state follow from the criteria. */
export const scholarshipContentSchema = z.object({
  title: line(150),
  provider: line(150),
  providerType: z.enum(providerTypeIds),
  category: z.enum(categoryIds),
  amountText: line(150),
  amountMinInr: rupeesSchema.nullable().default(null),
  amountMaxInr: rupeesSchema.nullable().default(null),
  amountPeriod: z.enum(amountPeriods).default("year"),
  description: plainText({ max: 2000, multiline: true }),
  criteria: criteriaSchema,
  season: seasonSchema.default({ kind: "rounds" }),
  cycles: z.array(cycleSchema).max(60).default([]),
  /** What the sources say about the dates, in words. */
  deadlineNote: line(300).nullable().default(null),
  benefits: lines,
  eligibility: lines,
  documents: lines,
  applicationProcess: plainText({ max: 2000, multiline: true }),
  website: websiteSchema.nullable().default(null),
  seatsPerYear: countSchema.nullable().default(null),
  /** What the sources do not agree about. Left out where there is nothing to say. */
  differs: line(300).nullable().optional(),
});

function ordered(record: { amountMinInr: number | null; amountMaxInr: number | null }): boolean {
  const { amountMinInr, amountMaxInr } = record;
  return amountMinInr === null || amountMaxInr === null || amountMinInr <= amountMaxInr;
}
const notOrdered = { path: ["amountMaxInr"], error: "The highest amount is below the lowest." };

export const scholarshipInputSchema = scholarshipContentSchema.refine(ordered, notOrdered);
export type ScholarshipInput = z.output<typeof scholarshipInputSchema>;

/** One record of a catalogue file: the content, its address, and where the facts come from. */
export const scholarshipRecordSchema = scholarshipContentSchema
  .extend({
    /** The public number, where the file decides it. */
    id: z.int().min(1).max(2_000_000_000).optional(),
    slug: slugSchema,
    applicants: countSchema.nullable().default(null),
    selected: countSchema.nullable().default(null),
    /** One of the twenty sample records: its counts of applicants and selected are sample figures. */
    isSample: z.boolean().default(false),
    confidence: z.enum(["high", "medium", "low"]).default("medium"),
    sources: lines,
    checkedOn: z.string().refine(isIstDay, "Give the date as YYYY-MM-DD."),
  })
  .strict()
  .refine(ordered, notOrdered)
  .refine(
    ({ confidence, sources, website }) =>
      confidence !== "high" || sources.some((source) => isOfficialSource(source, website)),
    {
      path: ["confidence"],
      error:
        "High needs the provider's own notice among the sources: an address of the government or of the provider.",
    },
  )
  .refine(({ applicants, selected }) => applicants === null || selected === null || selected <= applicants, {
    path: ["selected"],
    error: "More were selected than applied.",
  });
export type ScholarshipRecord = z.output<typeof scholarshipRecordSchema>;
