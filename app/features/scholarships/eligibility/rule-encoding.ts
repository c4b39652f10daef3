import type { FieldOfStudy } from "../catalogue/fields-of-study.ts";
import { fieldBit } from "../catalogue/fields-of-study.ts";
import { rungOf } from "../catalogue/levels.ts";
import type { StateSlug } from "../catalogue/states.ts";
import { stateBit } from "../catalogue/states.ts";
import type { Criteria, Relaxation } from "./criteria.ts";
import { countCriteria } from "./criteria.ts";
import type { Profile } from "./profile.ts";
import { hundredths, incomeRange, knownTraits } from "./profile.ts";
import type { Trait } from "./traits.ts";
import { traits } from "./traits.ts";

// The same rules as bits and bounds, for set-based SQL. Nothing here decides anything.

const traitBits = new Map<Trait, bigint>(traits.map((trait, index) => [trait, 1n << BigInt(index)]));

export function traitMask(list: readonly Trait[]): bigint {
  return list.reduce((mask, trait) => mask | (traitBits.get(trait) ?? 0n), 0n);
}

export function stateMask(list: readonly StateSlug[]): bigint {
  return list.reduce((mask, slug) => mask | (1n << BigInt(stateBit(slug))), 0n);
}

export function fieldMask(list: readonly FieldOfStudy[]): bigint {
  return list.reduce((mask, field) => mask | (1n << BigInt(fieldBit(field))), 0n);
}

export interface EncodedRelaxation {
  readonly kind: "income" | "marks" | "age";
  readonly place: number;
  readonly traits: bigint | null;
  readonly levelFrom: number | null;
  readonly levelTo: number | null;
  readonly bound: number | null;
}

export function encodeRelaxations(criteria: Criteria): EncodedRelaxation[] {
  const encode = (
    kind: EncodedRelaxation["kind"],
    list: readonly Relaxation[] | undefined,
    unit: (limit: number) => number,
  ) =>
    (list ?? []).map((rule, place) => ({
      kind,
      place,
      traits: rule.traits ? traitMask(rule.traits) : null,
      levelFrom: rule.levels ? rungOf(rule.levels.from) : null,
      levelTo: rule.levels ? rungOf(rule.levels.to) : null,
      bound: rule.limit === null ? null : unit(rule.limit),
    }));
  return [
    ...encode("income", criteria.income?.relaxed, (limit) => limit),
    ...encode("marks", criteria.marks?.relaxed, hundredths),
    ...encode("age", criteria.age?.relaxed, (limit) => limit),
  ];
}

/** The columns of `scholarship_rule`, but for its key and whether the scholarship is public. */
export function encodeCriteria(criteria: Criteria) {
  const { levels, states, fields, income, marks, age, studyYears } = criteria;
  const choices: readonly (readonly Trait[] | null)[] = [
    criteria.genders?.map((name) => `gender.${name}` as const) ?? null,
    criteria.socialGroups?.map((name) => `social.${name}` as const) ?? null,
    criteria.minorities?.map((name) => `minority.${name}` as const) ?? null,
    criteria.institutionKinds?.map((name) => `institution.${name}` as const) ?? null,
    criteria.disability ? ["disability"] : null,
    ...criteria.anyOf,
  ];
  const single = choices.flatMap((list) => (list?.length === 1 ? list : []));
  const several = choices.flatMap((list) => (list && list.length > 1 ? [traitMask(list)] : []));
  const allOf = traitMask([...criteria.facts, ...single]);
  return {
    criteria: countCriteria(criteria),
    levelFrom: levels ? rungOf(levels.from) : null,
    levelTo: levels ? rungOf(levels.to) : null,
    states: states ? stateMask(states) : null,
    fields: fields ? fieldMask(fields) : null,
    allOf: allOf === 0n ? null : allOf,
    anyOf1: several[0] ?? null,
    anyOf2: several[1] ?? null,
    anyOf3: several[2] ?? null,
    anyOf4: several[3] ?? null,
    anyOf5: several[4] ?? null,
    anyOf6: several[5] ?? null,
    incomeMax: income?.maxInr ?? null,
    marksMin: marks ? hundredths(marks.minPercent) : null,
    ageMin: age?.min ?? null,
    ageMax: age?.max ?? null,
    yearFrom: studyYears?.from ?? null,
    yearTo: studyYears?.to ?? null,
    institutions: criteria.institutions,
    questions: criteria.questions.length > 0 ? criteria.questions.map(({ key }) => key) : null,
    isRelaxed: encodeRelaxations(criteria).length > 0,
  };
}

/** The columns of `student_facts` that a profile fills. */
export function encodeProfile(profile: Profile) {
  const known = knownTraits(profile);
  const income = incomeRange(profile);
  const answers = Object.entries(profile.answers ?? {});
  const keysOf = (wanted: boolean) => answers.filter(([, answer]) => answer === wanted).map(([key]) => key);
  const listOrNull = (list: string[]) => (list.length > 0 ? list : null);
  return {
    level: profile.level ? rungOf(profile.level) : null,
    studyYear: profile.studyYear ?? null,
    state: profile.state ? stateBit(profile.state) : null,
    traitsYes: traitMask(known.yes),
    traitsNo: traitMask(known.no),
    fields: profile.fields ? fieldMask(profile.fields) : null,
    incomeFrom: income?.from ?? null,
    incomeTo: income?.to ?? null,
    marks: profile.marksPercent === undefined ? null : hundredths(profile.marksPercent),
    birthDay: profile.dateOfBirth ?? null,
    institution: profile.institution ?? null,
    answersYes: listOrNull(keysOf(true)),
    answersNo: listOrNull(keysOf(false)),
  };
}
export type EncodedProfile = ReturnType<typeof encodeProfile>;
