import fc from "fast-check";
import { fieldsOfStudy } from "#app/features/scholarships/catalogue/fields-of-study.ts";
import { levels, rungOf } from "#app/features/scholarships/catalogue/levels.ts";
import { stateSlugs } from "#app/features/scholarships/catalogue/states.ts";
import type { Criteria } from "#app/features/scholarships/eligibility/criteria.ts";
import { criteriaSchema } from "#app/features/scholarships/eligibility/criteria.ts";
import type { Profile } from "#app/features/scholarships/eligibility/profile.ts";
import { profileSchema } from "#app/features/scholarships/eligibility/profile.ts";
import {
  facts,
  genders,
  homeAreas,
  institutionKinds,
  minorities,
  socialGroups,
  sportsLevels,
  studyPlaces,
  traits,
} from "#app/features/scholarships/eligibility/traits.ts";

// Random criteria and profiles of every shape. Small ranges of values, so that rules and answers often meet.

const questionKeys = ["listed-college", "state-topper", "school-nominee"];
const institutions = ["iit-bombay", "delhi-university", "bits-pilani"];

function some<T>(options: readonly T[], max = 4): fc.Arbitrary<T[]> {
  return fc.uniqueArray(fc.constantFrom(...options), { minLength: 1, maxLength: max });
}

function maybe<T>(arbitrary: fc.Arbitrary<T>, percent = 30): fc.Arbitrary<T | null> {
  return fc.oneof({ arbitrary: fc.constant(null), weight: 100 - percent }, { arbitrary, weight: percent });
}

const levelRange = fc
  .tuple(fc.constantFrom(...levels), fc.constantFrom(...levels))
  .map(([a, b]) => (rungOf(a) <= rungOf(b) ? { from: a, to: b } : { from: b, to: a }));

function relaxed(limit: fc.Arbitrary<number>) {
  const forWhom = fc.oneof(
    fc.record({ traits: some(traits, 3) }),
    fc.record({ levels: levelRange }),
    fc.record({ traits: some(traits, 3), levels: levelRange }),
  );
  return fc.array(
    fc.tuple(forWhom, maybe(limit, 80)).map(([whom, bound]) => ({ ...whom, limit: bound })),
    { maxLength: 3 },
  );
}

const rupees = fc.integer({ min: 1, max: 12 }).map((lakh) => lakh * 100_000);
const percent = fc.integer({ min: 60, max: 180 }).map((half) => half / 2);
const years = fc.integer({ min: 8, max: 40 });
const loose = traits.filter((trait) => /^(home|place|sport|fact)\./.test(trait));

export const criteriaArbitrary: fc.Arbitrary<Criteria> = fc
  .record({
    levels: maybe(levelRange, 60),
    states: maybe(some(stateSlugs), 40),
    genders: maybe(some(genders, 2)),
    socialGroups: maybe(some(socialGroups)),
    minorities: maybe(some(minorities)),
    institutionKinds: maybe(some(institutionKinds, 2), 20),
    disability: fc.boolean(),
    anyOf: fc.array(fc.uniqueArray(fc.constantFrom(...traits), { minLength: 2, maxLength: 5 }), {
      maxLength: 2,
    }),
    facts: fc.uniqueArray(fc.constantFrom(...loose), { maxLength: 3 }),
    income: maybe(fc.record({ maxInr: rupees, relaxed: relaxed(rupees) }), 50),
    marks: maybe(fc.record({ minPercent: percent, relaxed: relaxed(percent) }), 50),
    age: maybe(
      fc
        .record({ min: maybe(years, 50), max: maybe(years, 60), relaxed: relaxed(years) })
        .filter(
          ({ min, max }) => (min !== null || max !== null) && (min === null || max === null || min <= max),
        ),
      40,
    ),
    studyYears: maybe(
      fc.integer({ min: 1, max: 4 }).map((from) => ({ from, to: from + 1 })),
      20,
    ),
    fields: maybe(some(fieldsOfStudy)),
    institutions: maybe(some(institutions, 2), 15),
    questions: fc
      .uniqueArray(fc.constantFrom(...questionKeys), { maxLength: 2 })
      .map((keys) => keys.map((key) => ({ key, text: `Question ${key}?` }))),
  })
  // Most scholarships have few rules; with all of them at once nobody would ever match.
  .chain((full) =>
    fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }).map((kept) => {
      const entries = Object.entries(full).filter((_, index) => kept[index]);
      return criteriaSchema.parse(Object.fromEntries(entries));
    }),
  );

const birthDay = fc
  .date({ min: new Date("1985-01-01"), max: new Date("2018-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

export const profileArbitrary: fc.Arbitrary<Profile> = fc
  .record(
    {
      level: fc.constantFrom(...levels),
      studyYear: fc.integer({ min: 1, max: 6 }),
      dateOfBirth: fc.oneof(birthDay, fc.constant("2004-02-29"), fc.constant("2008-02-29")),
      gender: fc.constantFrom(...genders),
      state: fc.constantFrom(...stateSlugs),
      socialGroup: fc.constantFrom(...socialGroups),
      minority: fc.constantFrom(...minorities, "none" as const),
      disabilityPercent: fc.constantFrom(0, 39, 40, 75),
      familyIncomeInr: fc.oneof(
        rupees,
        rupees.map((to) => ({ from: to - 99_999, to })),
        rupees.map((from) => ({ from, to: null })),
      ),
      marksPercent: percent,
      fields: some(fieldsOfStudy, 2),
      institutionKind: fc.constantFrom(...institutionKinds),
      institution: fc.constantFrom(...institutions, "another-college"),
      homeArea: fc.constantFrom(...homeAreas),
      studyPlace: fc.constantFrom(...studyPlaces),
      sportsLevel: fc.constantFrom(...sportsLevels),
      facts: fc.dictionary(fc.constantFrom(...facts), fc.boolean(), { maxKeys: 30 }),
      answers: fc.dictionary(fc.constantFrom(...questionKeys), fc.boolean(), { maxKeys: 3 }),
    },
    { requiredKeys: [] },
  )
  .map((profile) => profileSchema.parse(profile));

export const dayArbitrary = fc.oneof(
  fc
    .date({ min: new Date("2020-01-01"), max: new Date("2035-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom("2024-02-29", "2027-02-28", "2027-03-01", "2028-02-29", "2026-11-15"),
);
