import type { IstDay } from "#app/core/clock.ts";
import { ageOn } from "#app/core/clock.ts";
import type { Criteria, Relaxation } from "./criteria.ts";
import type { Deadline } from "./deadline.ts";
import type { Change } from "./eligibility-change.ts";
import { changeOfAge, changeOfLevel } from "./eligibility-change.ts";
import { isWithin, rungOf } from "./levels.ts";
import type { IncomeRange, Profile } from "./profile.ts";
import { hasTrait, hundredths, incomeRange } from "./profile.ts";
import type { Trait } from "./traits.ts";
import { questionOfTrait } from "./traits.ts";

export type Outcome = "met" | "notMet" | "unknown";
/** "You can apply" · "One answer missing" · "Some answers missing" · "Not for you now" · "You would be eligible" */
export type Verdict = "eligible" | "oneMissing" | "manyMissing" | "notNow" | "wouldBe";

/** One criterion with codes and values; the page makes the words of them. */
export interface CriterionResult {
  readonly kind: CriterionKind;
  readonly outcome: Outcome;
  /** What the rule asks for, as it stands in the criteria. */
  readonly wanted: unknown;
  /** What the profile says; null when it says nothing. */
  readonly given: unknown;
  /** The questions whose answers would decide an unknown criterion. */
  readonly missing: readonly string[];
  /** What would turn "not met" into "met", and from which day; null when nothing will. */
  readonly change: Change | null;
}

export type CriterionKind =
  | "levels"
  | "states"
  | "genders"
  | "socialGroups"
  | "minorities"
  | "institutionKinds"
  | "disability"
  | "anyOf"
  | "fact"
  | "income"
  | "marks"
  | "age"
  | "studyYears"
  | "fields"
  | "institutions"
  | "question";

export interface Judgement {
  readonly verdict: Verdict;
  readonly matchPercent: number;
  readonly criteria: readonly CriterionResult[];
  readonly missing: readonly string[];
  readonly changes: readonly Change[];
  readonly notes: readonly string[];
}

/**
 * The one rule set: a scholarship's criteria against a profile on a day. Without a deadline the scholarship
 * counts as open. The SQL in server/eligibility-sql.server.ts says the same for whole tables.
 */
export function judge(criteria: Criteria, profile: Profile, day: IstDay, deadline?: Deadline): Judgement {
  const results = judgeEach(criteria, profile, day);
  const met = results.filter(({ outcome }) => outcome === "met").length;
  const notMet = results.filter(({ outcome }) => outcome === "notMet").length;
  const isClosed = deadline?.status === "Closed";
  const changes = results.flatMap(({ change }) => (change ? [change] : []));
  const missing = [...new Set(results.flatMap((result) => result.missing))];
  return {
    verdict: verdictOf({ met, notMet, total: results.length }, isClosed),
    matchPercent: matchPercent(met, results.length),
    criteria: results,
    missing,
    changes: [
      ...changes,
      ...missing.map((question): Change => ({ code: "answer", question })),
      ...(isClosed && deadline
        ? [{ code: "opens" as const, on: deadline.opensOn, around: deadline.expectedBy }]
        : []),
    ],
    notes: criteria.notes,
  };
}

export function verdictOf(count: { met: number; notMet: number; total: number }, isClosed: boolean): Verdict {
  if (count.notMet > 0) return "notNow";
  const unknown = count.total - count.met;
  if (unknown > 0) return unknown === 1 ? "oneMissing" : "manyMissing";
  return isClosed ? "wouldBe" : "eligible";
}

/** Whole percent, half up, in integers, so that SQL comes to the same number. */
export function matchPercent(met: number, total: number): number {
  return total === 0 ? 100 : Math.floor((200 * met + total) / (2 * total));
}

type Known = boolean | null;

function judgeEach(criteria: Criteria, profile: Profile, day: IstDay): CriterionResult[] {
  const results: CriterionResult[] = [];
  const add = (
    kind: CriterionKind,
    wanted: unknown,
    given: unknown,
    holds: Known,
    missing: readonly string[],
    change: Change | null = null,
  ) => {
    const outcome: Outcome = holds === null ? "unknown" : holds ? "met" : "notMet";
    results.push({
      kind,
      outcome,
      wanted,
      given: given ?? null,
      missing: holds === null ? missing : [],
      change: holds === false ? change : null,
    });
  };
  const traitsRule = (kind: CriterionKind, wanted: unknown, given: unknown, list: readonly Trait[]) =>
    add(kind, wanted, given, anyTrait(profile, list), unknownQuestions(profile, list));

  const { levels, states, genders, socialGroups, minorities, institutionKinds, fields } = criteria;
  if (levels) {
    const holds = profile.level ? isWithin(profile.level, levels) : null;
    add("levels", levels, profile.level, holds, ["level"], changeOfLevel(levels, profile.level, day));
  }
  if (states)
    add("states", states, profile.state, profile.state ? states.includes(profile.state) : null, ["state"]);
  if (genders)
    traitsRule(
      "genders",
      genders,
      profile.gender,
      genders.map((name) => `gender.${name}` as const),
    );
  if (socialGroups)
    traitsRule(
      "socialGroups",
      socialGroups,
      profile.socialGroup,
      socialGroups.map((name) => `social.${name}` as const),
    );
  if (minorities)
    traitsRule(
      "minorities",
      minorities,
      profile.minority,
      minorities.map((name) => `minority.${name}` as const),
    );
  if (institutionKinds)
    traitsRule(
      "institutionKinds",
      institutionKinds,
      profile.institutionKind,
      institutionKinds.map((name) => `institution.${name}` as const),
    );
  if (criteria.disability) traitsRule("disability", true, profile.disabilityPercent, ["disability"]);
  for (const group of criteria.anyOf) traitsRule("anyOf", group, null, group);
  for (const trait of criteria.facts) traitsRule("fact", trait, hasTrait(profile, trait), [trait]);
  if (criteria.income) {
    const { maxInr, relaxed } = criteria.income;
    const income = incomeRange(profile);
    const holds = withRelaxations(maxInr, relaxed, profile, (limit) => staysBelow(income, limit));
    add(
      "income",
      criteria.income,
      profile.familyIncomeInr,
      holds,
      limitQuestions("familyIncomeInr", income, profile, relaxed),
    );
  }
  if (criteria.marks) {
    const { minPercent, relaxed } = criteria.marks;
    const marks = profile.marksPercent;
    const holds = withRelaxations(minPercent, relaxed, profile, (limit) =>
      marks === undefined ? null : hundredths(marks) >= hundredths(limit),
    );
    add("marks", criteria.marks, marks, holds, limitQuestions("marksPercent", marks, profile, relaxed), {
      code: "marks",
      minPercent,
    });
  }
  if (criteria.age) {
    const born = profile.dateOfBirth;
    const age = born === undefined ? null : ageOn(born, day);
    const holds = judgeAge(criteria.age, age, profile);
    add(
      "age",
      criteria.age,
      born === undefined ? null : { dateOfBirth: born, age },
      holds,
      limitQuestions("dateOfBirth", born, profile, criteria.age.relaxed),
      changeOfAge(criteria.age, born, day),
    );
  }
  if (criteria.studyYears) {
    const holds = judgeYear(criteria.studyYears, profile);
    add("studyYears", criteria.studyYears, profile.studyYear, holds, ["studyYear"]);
  }
  if (fields) {
    const given = profile.fields;
    add("fields", fields, given, given ? given.some((field) => fields.includes(field)) : null, ["fields"]);
  }
  if (criteria.institutions) {
    const given = profile.institution;
    add("institutions", criteria.institutions, given, given ? criteria.institutions.includes(given) : null, [
      "institution",
    ]);
  }
  for (const question of criteria.questions) {
    const given = profile.answers?.[question.key] ?? null;
    add("question", question, given, given, [`question.${question.key}`]);
  }
  return results;
}

// Three-valued logic, as SQL has it: null is "unknown".
function or(values: readonly Known[]): Known {
  if (values.includes(true)) return true;
  return values.includes(null) ? null : false;
}

function and(left: Known, right: Known): Known {
  if (left === false || right === false) return false;
  return left === null || right === null ? null : true;
}

function anyTrait(profile: Profile, list: readonly Trait[]): Known {
  return or(list.map((trait) => hasTrait(profile, trait)));
}

function unknownQuestions(profile: Profile, list: readonly Trait[]): string[] {
  return [...new Set(list.filter((trait) => hasTrait(profile, trait) === null).map(questionOfTrait))];
}

/** The base limit holds, or one of the milder ones holds for somebody it is meant for. */
function withRelaxations(
  base: number,
  relaxed: readonly Relaxation[],
  profile: Profile,
  passes: (limit: number) => Known,
): Known {
  const milder = relaxed.map((rule) => {
    const isMeant = and(
      rule.traits ? anyTrait(profile, rule.traits) : true,
      rule.levels ? (profile.level ? isWithin(profile.level, rule.levels) : null) : true,
    );
    return and(isMeant, rule.limit === null ? true : passes(rule.limit));
  });
  return or([passes(base), ...milder]);
}

function staysBelow(income: IncomeRange | null, limit: number): Known {
  if (!income) return null;
  if (income.from > limit) return false;
  return income.to !== null && income.to <= limit ? true : null;
}

function judgeAge(rule: NonNullable<Criteria["age"]>, age: number | null, profile: Profile): Known {
  const isOldEnough = rule.min === null ? true : age === null ? null : age >= rule.min;
  if (rule.max === null) return isOldEnough;
  const isYoungEnough = withRelaxations(rule.max, rule.relaxed, profile, (limit) =>
    age === null ? null : age <= limit,
  );
  return and(isOldEnough, isYoungEnough);
}

function judgeYear(years: NonNullable<Criteria["studyYears"]>, profile: Profile): Known {
  const isSchool = profile.level === undefined ? null : rungOf(profile.level) <= rungOf("class-12");
  const year = profile.studyYear;
  return or([isSchool, year === undefined ? null : year >= years.from && year <= years.to]);
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
