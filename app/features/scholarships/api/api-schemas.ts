import { z } from "zod";
import { SEARCH_PARAMETER } from "#app/core/lists/list-query.ts";
import { amountPeriods, categoryIds, providerTypeIds } from "../catalogue/catalogue-options.ts";
import { stateSlugs } from "../catalogue/states.ts";
import { criteriaSchema } from "../eligibility/criteria.ts";
import { criterionKinds } from "../eligibility/criterion-rules.ts";
import { verdicts } from "../eligibility/eligibility.ts";
import { profileSchema } from "../eligibility/profile.ts";
import { filterNames, filterSpec, type ScholarshipFilter } from "../lists/scholarship-filters.ts";
import { scholarshipList } from "../lists/scholarship-list.ts";
import { openStatuses } from "../views/deadline.ts";

// What the JSON API takes and gives. The OpenAPI document is made of these schemas.

const repeated = "repeat it for several, of which one is enough";
const dayOrNull = z.iso.date().nullable();
const MOST_CHOICES = 40;
const filterParameters = Object.fromEntries(
  filterNames.map((name) => {
    const { options, accepts, api, multiple } = filterSpec(name);
    if (!multiple) return [name, z.enum([...options, "all"]).optional()];
    const fits = (value: string) => value === "all" || options.includes(value) || accepts?.(value) === true;
    // The fault is the parameter's, not that of its second value: the whole of it is refused by its name.
    const several = z
      .array(z.string().max(40))
      .max(MOST_CHOICES, `Choose at most ${MOST_CHOICES}.`)
      .refine((values) => values.every(fits), { error: "Please choose one of the options." });
    const items = { type: "string", ...(!accepts && { enum: [...options, "all"] }) };
    const described = accepts ? `${options.join(", ")}, ${api}; ${repeated}` : repeated;
    return [name, several.optional().meta({ description: described, items })];
  }),
) as unknown as Record<ScholarshipFilter, z.ZodOptional<z.ZodArray<z.ZodString>>>;
const sorts = Object.keys(scholarshipList.sorts) as ["relevance", ...("deadline" | "amount" | "newest")[]];

export const listParametersSchema = z.strictObject({
  search: z.string().max(100, "Use at most 100 characters.").optional().meta({
    description: "Any part of title, provider or description; words in any order, small slips allowed",
  }),
  ...filterParameters,
  sort: z.enum(sorts).optional(),
  cursor: z.string().max(2000).optional().meta({ description: "`next` or `previous` of another page" }),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, "Give a number from 1 to 100.")
    .refine((value) => Number(value) <= 100, "Give a number from 1 to 100.")
    .optional()
    .meta({ description: "Records per page, 1 to 100; 20 if left out" }),
});
export type ListParameters = z.output<typeof listParametersSchema>;

/** The same question as the address of the list asks it. */
export function toListAddress({ search, limit: _, ...rest }: ListParameters): string {
  const given = Object.entries<string | readonly string[] | undefined>({
    [SEARCH_PARAMETER]: search,
    ...rest,
  });
  const parameters = given.flatMap(([name, said = []]) => [said].flat().map((value) => [name, value]));
  return `/scholarships?${new URLSearchParams(parameters)}`;
}

const scholarshipSchema = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  provider: z.string(),
  providerType: z.enum(providerTypeIds),
  amount: z.string(),
  category: z.enum(categoryIds),
  level: z.string().meta({ description: "class-9-12, ug, ug-pg, all …" }),
  state: z.string().meta({ description: "A state's slug, `all`, or `several` (see `states`)" }),
  states: z.array(z.enum(stateSlugs)),
  deadline: dayOrNull.meta({ description: "The announced closing day; null when none is known" }),
  deadlineEstimate: z
    .object({ opensMonth: z.int().nullable(), closesMonth: z.int(), closesDay: z.int().nullable() })
    .nullable()
    .meta({ description: "When it usually opens and closes, where no day is announced" }),
  status: z.enum(openStatuses),
  description: z.string(),
  eligibility: z.array(z.string()),
  benefits: z.array(z.string()),
  website: z.string().nullable(),
  applicants: z.int().nullable(),
  selected: z.int().nullable(),
  applyHere: z.boolean().meta({ description: "Applications are taken on this site" }),
});
export type ApiScholarship = z.output<typeof scholarshipSchema>;

export const scholarshipDetailSchema = scholarshipSchema.extend({
  applicationProcess: z.string(),
  documents: z.array(z.string()),
  amountMinInr: z.number().nullable(),
  amountMaxInr: z.number().nullable(),
  amountPeriod: z.enum(amountPeriods),
  seatsPerYear: z.int().nullable(),
  criteria: criteriaSchema,
  confidence: z.enum(["high", "medium", "low"]),
  sources: z.array(z.string()),
  checkedOn: dayOrNull,
});
export type ApiScholarshipDetail = z.output<typeof scholarshipDetailSchema>;

const countsSchema = z.record(z.string(), z.int());
export const scholarshipPageSchema = z.object({
  scholarships: z.array(scholarshipSchema),
  total: z.int(),
  facets: z.object({
    category: countsSchema,
    providerType: countsSchema,
    level: countsSchema,
    state: countsSchema,
    status: countsSchema,
  }),
  next: z.string().nullable(),
  previous: z.string().nullable(),
});

export const eligibilityRequestSchema = z.strictObject({
  profile: profileSchema,
  /** Ids or slugs; all of the catalogue when left out. */
  scholarships: z
    .array(z.union([z.int().min(1).max(2_000_000_000), z.string().regex(/^[a-z0-9-]{1,120}$/)]))
    .min(1)
    .max(50)
    .optional(),
  day: z.iso.date("Give the date as YYYY-MM-DD.").optional(),
  openOnly: z.boolean().optional(),
  limit: z.int().min(1).max(100).optional(),
});

const changeSchema = z.object({ code: z.enum(["age", "level", "marks", "answer", "opens"]) }).loose();

export const verdictSchema = z.object({
  scholarship: scholarshipSchema,
  verdict: z.enum(verdicts),
  matchPercent: z.int(),
  criteria: z.array(
    z.object({
      kind: z.enum(criterionKinds),
      outcome: z.enum(["met", "notMet", "unknown"]),
      wanted: z.unknown(),
      given: z.unknown(),
      missing: z.array(z.string()),
      change: changeSchema.nullable(),
    }),
  ),
  missing: z.array(z.string()),
  changes: z.array(changeSchema),
  notes: z.array(z.string()),
});
export type ApiVerdict = z.output<typeof verdictSchema>;

export const eligibilityAnswerSchema = z.object({
  day: z.iso.date(),
  verdicts: z.array(verdictSchema),
  counts: z
    .record(z.enum(["eligible", "mayFit", "oneMissing", "manyMissing", "wouldBe"]), z.int())
    .nullable(),
});
