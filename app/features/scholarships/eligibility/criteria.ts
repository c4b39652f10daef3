import { z } from "zod";
import { fieldsOfStudy } from "../catalogue/fields-of-study.ts";
import { levels, rungOf } from "../catalogue/levels.ts";
import { stateSlugs } from "../catalogue/states.ts";
import type { Trait } from "./traits.ts";
import { genders, institutionKinds, minorities, socialGroups, traits } from "./traits.ts";

/** Several of a list, each once; null when the rule does not exist. */
function anyOfList<const T extends readonly [string, ...string[]]>(options: T) {
  return z
    .array(z.enum(options))
    .min(1)
    .refine((list) => new Set(list).size === list.length, "Each value may stand here only once.")
    .nullable()
    .default(null);
}

const levelRangeSchema = z
  .object({ from: z.enum(levels), to: z.enum(levels) })
  .refine((range) => rungOf(range.from) <= rungOf(range.to), "The lower level must come first.");

const rupeesSchema = z.int().min(0).max(1_000_000_000);
const percentSchema = z
  .number()
  .min(0)
  .max(100)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, "Use at most two decimals.");
const ageSchema = z.int().min(1).max(100);

function isLooseFact(trait: Trait): boolean {
  return /^(home|place|sport|fact)\./.test(trait);
}

/** For whom a limit is milder: students with one of the traits, at one of the levels; null lifts the limit. */
function relaxationsOf<T extends z.ZodType>(limit: T) {
  const relaxation = z
    .object({
      traits: z.array(z.enum(traits)).min(1).optional(),
      levels: levelRangeSchema.optional(),
      limit: limit.nullable(),
    })
    .refine((rule) => rule.traits || rule.levels, "Say for whom the limit is relaxed.");
  return z.array(relaxation).max(4).default([]);
}

/**
 * Who may apply, as data. Every entry is one criterion and all must hold; inside `anyOf` one of each list is
 * enough. What no rule can say stands in `notes` and never decides.
 */
export const criteriaSchema = z.strictObject({
  levels: levelRangeSchema.nullable().default(null),
  states: anyOfList(stateSlugs),
  genders: anyOfList(genders),
  socialGroups: anyOfList(socialGroups),
  minorities: anyOfList(minorities),
  institutionKinds: anyOfList(institutionKinds),
  disability: z.boolean().default(false),
  anyOf: z
    .array(z.array(z.enum(traits)).min(2))
    .max(2)
    .default([]),
  /** Facts that must all be true, one criterion each. What has a key of its own above does not stand here. */
  facts: z
    .array(z.enum(traits).refine(isLooseFact, "This has a place of its own in the criteria."))
    .refine((list) => new Set(list).size === list.length, "Each fact may stand here only once.")
    .default([]),
  income: z
    .object({ maxInr: rupeesSchema, relaxed: relaxationsOf(rupeesSchema) })
    .nullable()
    .default(null),
  marks: z
    .object({ minPercent: percentSchema, relaxed: relaxationsOf(percentSchema) })
    .nullable()
    .default(null),
  age: z
    .object({
      min: ageSchema.nullable().default(null),
      max: ageSchema.nullable().default(null),
      /** Milder upper limits. */
      relaxed: relaxationsOf(ageSchema),
    })
    .refine((age) => age.min !== null || age.max !== null, "Give a lowest or a highest age.")
    .refine((age) => age.min === null || age.max === null || age.min <= age.max, "The lower age comes first.")
    .nullable()
    .default(null),
  /** Year of the course; school classes have none and pass. */
  studyYears: z
    .object({ from: z.int().min(1).max(8), to: z.int().min(1).max(8) })
    .refine((years) => years.from <= years.to, "The lower year must come first.")
    .nullable()
    .default(null),
  fields: anyOfList(fieldsOfStudy),
  /** Slugs of the institutions whose students may apply. */
  institutions: z
    .array(z.string().regex(/^[a-z0-9-]{2,80}$/))
    .min(1)
    .nullable()
    .default(null),
  /** Yes/no questions of this scholarship alone ("Is your college on the bank's list?"). */
  questions: z
    .array(z.object({ key: z.string().regex(/^[a-z0-9-]{2,80}$/), text: z.string().min(5).max(200) }))
    .max(6)
    .refine((list) => new Set(list.map(({ key }) => key)).size === list.length, "Two questions share a key.")
    .default([]),
  notes: z.array(z.string().min(1).max(300)).max(20).default([]),
});
export type Criteria = z.output<typeof criteriaSchema>;
export type CriteriaInput = z.input<typeof criteriaSchema>;

export interface Relaxation {
  readonly traits?: Criteria["facts"] | undefined;
  readonly levels?: NonNullable<Criteria["levels"]> | undefined;
  readonly limit: number | null;
}

/** How many criteria there are: what the match percent is a part of. */
export function countCriteria(criteria: Criteria): number {
  const single = [
    criteria.levels,
    criteria.states,
    criteria.genders,
    criteria.socialGroups,
    criteria.minorities,
    criteria.institutionKinds,
    criteria.disability || null,
    criteria.income,
    criteria.marks,
    criteria.age,
    criteria.studyYears,
    criteria.fields,
    criteria.institutions,
  ].filter((rule) => rule !== null).length;
  return single + criteria.anyOf.length + criteria.facts.length + criteria.questions.length;
}
