import type { IstDay } from "#app/core/clock.ts";
import { ageOn } from "#app/core/clock.ts";
import { isWithin, rungOf } from "../catalogue/levels.ts";
import type { Criteria, Relaxation } from "./criteria.ts";
import type { Change } from "./eligibility-change.ts";
import { changeOfAge, changeOfLevel } from "./eligibility-change.ts";
import type { IncomeRange, Profile } from "./profile.ts";
import { hasTrait, hundredths, incomeRange } from "./profile.ts";
import type { Known } from "./three-valued.ts";
import { and, anyTrait, or, withRelaxations } from "./three-valued.ts";
import type { Trait } from "./traits.ts";
import { questionOfTrait } from "./traits.ts";

export const criterionKinds = [
  "levels",
  "states",
  "genders",
  "socialGroups",
  "minorities",
  "institutionKinds",
  "disability",
  "anyOf",
  "fact",
  "income",
  "marks",
  "age",
  "studyYears",
  "fields",
  "institutions",
  "question",
] as const;
export type CriterionKind = (typeof criterionKinds)[number];

/** Whether a criterion holds, and everything the page needs to say why. */
export interface Finding {
  readonly holds: Known;
  /** What the rule asks for, as it stands in the criteria. */
  readonly wanted: unknown;
  readonly given: unknown;
  /** The questions whose answers would decide it while it is unknown. */
  readonly missing: readonly string[];
  readonly change?: Change | null;
}

type Rule = (criteria: Criteria, profile: Profile, day: IstDay) => Finding | readonly Finding[] | null;

export const criterionRules: { readonly [kind in CriterionKind]: Rule } = {
  levels: ({ levels }, { level }, day) =>
    levels && {
      holds: level ? isWithin(level, levels) : null,
      wanted: levels,
      given: level,
      missing: ["level"],
      change: changeOfLevel(levels, level, day),
    },

  states: ({ states }, { state }) =>
    states && {
      holds: state ? states.includes(state) : null,
      wanted: states,
      given: state,
      missing: ["state"],
    },

  genders: ({ genders }, profile) => genders && choice(profile, "gender", genders, profile.gender),

  socialGroups: ({ socialGroups }, profile) =>
    socialGroups && choice(profile, "social", socialGroups, profile.socialGroup),

  minorities: ({ minorities }, profile) =>
    minorities && choice(profile, "minority", minorities, profile.minority),

  institutionKinds: ({ institutionKinds }, profile) =>
    institutionKinds && choice(profile, "institution", institutionKinds, profile.institutionKind),

  disability: ({ disability }, profile) =>
    disability ? traitFinding(profile, ["disability"], true, profile.disabilityPercent) : null,

  anyOf: ({ anyOf }, profile) => anyOf.map((group) => traitFinding(profile, group, group, null)),

  fact: ({ facts }, profile) =>
    facts.map((trait) => traitFinding(profile, [trait], trait, hasTrait(profile, trait))),

  income: ({ income }, profile) => {
    if (!income) return null;
    const range = incomeRange(profile);
    return {
      holds: withRelaxations(income.maxInr, income.relaxed, profile, (limit) => staysBelow(range, limit)),
      wanted: income,
      given: profile.familyIncomeInr,
      missing: limitQuestions("familyIncomeInr", range, profile, income.relaxed),
    };
  },

  marks: ({ marks }, profile) => {
    if (!marks) return null;
    const given = profile.marksPercent;
    const reaches = (limit: number) => (given === undefined ? null : hundredths(given) >= hundredths(limit));
    return {
      holds: withRelaxations(marks.minPercent, marks.relaxed, profile, reaches),
      wanted: marks,
      given,
      missing: limitQuestions("marksPercent", given, profile, marks.relaxed),
      change: { code: "marks", minPercent: marks.minPercent },
    };
  },

  age: ({ age }, profile, day) => {
    if (!age) return null;
    const born = profile.dateOfBirth;
    const years = born === undefined ? null : ageOn(born, day);
    return {
      holds: judgeAge(age, years, profile),
      wanted: age,
      given: born === undefined ? null : { dateOfBirth: born, age: years },
      missing: limitQuestions("dateOfBirth", born, profile, age.relaxed),
      change: changeOfAge(age, born, day),
    };
  },

  studyYears: ({ studyYears }, { level, studyYear }) => {
    if (!studyYears) return null;
    const isSchool = level === undefined ? null : rungOf(level) <= rungOf("class-12");
    const fits = studyYear === undefined ? null : studyYear >= studyYears.from && studyYear <= studyYears.to;
    return { holds: or([isSchool, fits]), wanted: studyYears, given: studyYear, missing: ["studyYear"] };
  },

  fields: ({ fields }, { fields: given }) =>
    fields && {
      holds: given ? given.some((field) => fields.includes(field)) : null,
      wanted: fields,
      given,
      missing: ["fields"],
    },

  institutions: ({ institutions }, { institution }) =>
    institutions && {
      holds: institution ? institutions.includes(institution) : null,
      wanted: institutions,
      given: institution,
      missing: ["institution"],
    },

  question: ({ questions }, { answers }) =>
    questions.map((question) => {
      const given = answers?.[question.key] ?? null;
      return { holds: given, wanted: question, given, missing: [`question.${question.key}`] };
    }),
};

function choice(
  profile: Profile,
  group: "gender" | "social" | "minority" | "institution",
  wanted: readonly string[],
  given: string | undefined,
): Finding {
  return traitFinding(
    profile,
    wanted.map((name) => `${group}.${name}` as Trait),
    wanted,
    given,
  );
}

function traitFinding(profile: Profile, list: readonly Trait[], wanted: unknown, given: unknown): Finding {
  return { holds: anyTrait(profile, list), wanted, given, missing: unknownQuestions(profile, list) };
}

function unknownQuestions(profile: Profile, list: readonly Trait[]): string[] {
  return [...new Set(list.filter((trait) => hasTrait(profile, trait) === null).map(questionOfTrait))];
}

function staysBelow(income: IncomeRange | null, limit: number): Known {
  if (!income) return null;
  if (income.from > limit) return false;
  return income.to !== null && income.to <= limit ? true : null;
}

function judgeAge(rule: NonNullable<Criteria["age"]>, age: number | null, profile: Profile): Known {
  const isOldEnough = rule.min === null ? true : age === null ? null : age >= rule.min;
  if (rule.max === null) return isOldEnough;
  const staysUnder = (limit: number) => (age === null ? null : age <= limit);
  return and(isOldEnough, withRelaxations(rule.max, rule.relaxed, profile, staysUnder));
}

/** The value itself when it is not known; otherwise what decides whether a milder limit is meant. */
function limitQuestions(
  own: string,
  given: unknown,
  profile: Profile,
  relaxed: readonly Relaxation[],
): string[] {
  const questions = given === undefined || given === null ? [own] : [];
  for (const rule of relaxed) {
    if (rule.traits) questions.push(...unknownQuestions(profile, rule.traits));
    if (rule.levels && !profile.level) questions.push("level");
  }
  // A bracket that straddles the limit is an answer, but not a precise enough one.
  return questions.length > 0 ? [...new Set(questions)] : [own];
}
