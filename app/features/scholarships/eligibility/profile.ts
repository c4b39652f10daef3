import { z } from "zod";
import { isIstDay } from "#app/core/clock.ts";
import { fieldsOfStudy } from "../catalogue/fields-of-study.ts";
import { levels } from "../catalogue/levels.ts";
import { stateSlugs } from "../catalogue/states.ts";
import type { Fact, Minority, SportsLevel, Trait } from "./traits.ts";
import {
  disabilityTypes,
  facts,
  genders,
  homeAreas,
  institutionKinds,
  minorities,
  socialGroups,
  sportsLevels,
  studyPlaces,
  traits,
} from "./traits.ts";

const rupeesSchema = z.int().min(0).max(1_000_000_000);

/** What is known of a student for matching. Everything may be left out: then it is unknown, not "no". */
export const profileSchema = z
  .object({
    level: z.enum(levels).optional(),
    /** Year of the present course, 1 for the first. */
    studyYear: z.int().min(1).max(8).optional(),
    dateOfBirth: z.string().refine(isIstDay, "Give the date as YYYY-MM-DD.").optional(),
    gender: z.enum(genders).optional(),
    state: z.enum(stateSlugs).optional(),
    socialGroup: z.enum(socialGroups).optional(),
    minority: z.enum([...minorities, "none"]).optional(),
    /** 0 when there is none. */
    disabilityPercent: z.number().min(0).max(100).optional(),
    disabilityType: z.enum(disabilityTypes).optional(),
    /** A year's family income: an amount, or a bracket whose upper end may be open (null). */
    familyIncomeInr: z
      .union([
        rupeesSchema,
        z
          .object({ from: rupeesSchema, to: rupeesSchema.nullable() })
          .refine(
            (income) => income.to === null || income.from <= income.to,
            "The lower amount comes first.",
          ),
      ])
      .optional(),
    /** Marks of the last completed examination. */
    marksPercent: z.number().min(0).max(100).optional(),
    fields: z.array(z.enum(fieldsOfStudy)).max(10).optional(),
    institutionKind: z.enum(institutionKinds).optional(),
    /** The slug of the institution. */
    institution: z
      .string()
      .regex(/^[a-z0-9-]{2,80}$/)
      .optional(),
    homeArea: z.enum(homeAreas).optional(),
    studyPlace: z.enum(studyPlaces).optional(),
    sportsLevel: z.enum(sportsLevels).optional(),
    facts: z.partialRecord(z.enum(facts), z.boolean()).optional(),
    /** Answers to the questions of single scholarships, by their key. */
    answers: z.record(z.string().max(80), z.boolean()).optional(),
  })
  .strict();
/** As it is kept: what an older version asked and this one does not know is left out. Built once, since that is dear. */
export const keptProfileSchema = profileSchema.strip();

export type Profile = z.output<typeof profileSchema>;

/** The brackets of the application form's family income. */
export const incomeBrackets = {
  "below-1l": { from: 0, to: 100_000 },
  "1l-2l": { from: 100_001, to: 200_000 },
  "2l-5l": { from: 200_001, to: 500_000 },
  "5l-8l": { from: 500_001, to: 800_000 },
  "above-8l": { from: 800_001, to: null },
} as const;

export interface IncomeRange {
  readonly from: number;
  readonly to: number | null;
}

export function incomeRange(profile: Profile): IncomeRange | null {
  const income = profile.familyIncomeInr;
  if (income === undefined) return null;
  return typeof income === "number" ? { from: income, to: income } : income;
}

/** Percent in hundredths, so that 67.5 and its sum of floats compare exactly. */
export function hundredths(percent: number): number {
  return Math.round(percent * 100);
}

const sportTraits: readonly (readonly [Trait, SportsLevel])[] = [
  ["sport.state", "state"],
  ["sport.national", "national"],
  ["sport.international", "international"],
];

/** Whether the profile has the trait; null when it does not say. */
export function hasTrait(profile: Profile, trait: Trait): boolean | null {
  const [group, name] = trait.split(".") as [string, string | undefined];
  switch (group) {
    case "gender":
      return isChoice(profile.gender, name);
    case "social":
      return isChoice(profile.socialGroup, name);
    case "minority":
      return isChoice(profile.minority, name as Minority);
    case "disability":
      return profile.disabilityPercent === undefined ? null : profile.disabilityPercent >= 40;
    case "institution":
      return isChoice(profile.institutionKind, name);
    case "home":
      return isChoice(profile.homeArea, name);
    case "place":
      return isChoice(profile.studyPlace, name);
    case "sport":
      return reachesSport(profile.sportsLevel, trait);
    default:
      return profile.facts?.[name as Fact] ?? null;
  }
}

function isChoice(chosen: string | undefined, name: string | undefined): boolean | null {
  return chosen === undefined ? null : chosen === name;
}

function reachesSport(reached: SportsLevel | undefined, trait: Trait): boolean | null {
  if (reached === undefined) return null;
  const needed = sportTraits.find(([key]) => key === trait)?.[1] ?? "international";
  return sportsLevels.indexOf(reached) >= sportsLevels.indexOf(needed);
}

/** The traits the profile is known to have, and known not to have. */
export function knownTraits(profile: Profile): { yes: Trait[]; no: Trait[] } {
  const yes: Trait[] = [];
  const no: Trait[] = [];
  for (const trait of traits) {
    const known = hasTrait(profile, trait);
    if (known !== null) (known ? yes : no).push(trait);
  }
  return { yes, no };
}
