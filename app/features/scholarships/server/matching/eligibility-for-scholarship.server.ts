import type { SQL } from "drizzle-orm";
import { sql } from "drizzle-orm";
import type { IstDay } from "#app/core/clock.ts";
import { studentFacts } from "#app/db/schema/student-facts.ts";
import { rungOf } from "../../catalogue/levels.ts";
import { stateBit } from "../../catalogue/states.ts";
import type { Criteria, Relaxation } from "../../eligibility/criteria.ts";
import { hundredths } from "../../eligibility/profile.ts";
import { fieldMask, traitMask } from "../../eligibility/rule-encoding.ts";
import type { Trait } from "../../eligibility/traits.ts";

const f = studentFacts;

/**
 * One scholarship against every student: the SQL twin of judge() the other way round. Each criterion becomes
 * one boolean expression over `student_facts`; SQL's null is judge()'s "unknown".
 */
export function eligibilityForScholarship(
  criteria: Criteria,
  day: IstDay,
): { met: SQL<number>; isPossible: SQL } {
  const holds = criteriaAsSql(criteria, day);
  if (holds.length === 0) return { met: sql<number>`0`.mapWith(Number), isPossible: sql`true` };
  return {
    met: sql<number>`(${sql.join(
      holds.map((expression) => sql`((${expression}) is true)::int`),
      sql` + `,
    )})`.mapWith(Number),
    isPossible: sql`(${sql.join(
      holds.map((expression) => sql`(${expression}) is not false`),
      sql` and `,
    )})`,
  };
}

function criteriaAsSql(criteria: Criteria, day: IstDay): SQL[] {
  const { levels, states, genders, socialGroups, minorities, institutionKinds } = criteria;
  const { fields, income, marks, age, studyYears, institutions } = criteria;
  const holds: SQL[] = [];
  if (levels) holds.push(isBetween(f.level, rungOf(levels.from), rungOf(levels.to)));
  if (states) holds.push(sql`${f.state} in (${list(states.map(stateBit))})`);
  if (genders) holds.push(anyTrait(genders.map((name) => `gender.${name}` as const)));
  if (socialGroups) holds.push(anyTrait(socialGroups.map((name) => `social.${name}` as const)));
  if (minorities) holds.push(anyTrait(minorities.map((name) => `minority.${name}` as const)));
  if (institutionKinds) holds.push(anyTrait(institutionKinds.map((name) => `institution.${name}` as const)));
  if (criteria.disability) holds.push(anyTrait(["disability"]));
  for (const group of criteria.anyOf) holds.push(anyTrait(group));
  for (const trait of criteria.facts) holds.push(anyTrait([trait]));
  if (income) holds.push(limited(income.maxInr, income.relaxed, staysBelow));
  if (marks) {
    holds.push(limited(marks.minPercent, marks.relaxed, (limit) => sql`${f.marks} >= ${hundredths(limit)}`));
  }
  if (age) holds.push(ageAsSql(age, day));
  if (studyYears) {
    const isSchool = sql`${f.level} <= ${rungOf("class-12")}`;
    holds.push(sql`(${isSchool} or ${isBetween(f.studyYear, studyYears.from, studyYears.to)})`);
  }
  if (fields) holds.push(sql`(${f.fields} & ${String(fieldMask(fields))}::bigint) <> 0`);
  if (institutions) holds.push(sql`${f.institution} in (${list(institutions)})`);
  for (const { key } of criteria.questions) {
    holds.push(sql`case when ${key}::text = any(${f.answersYes}) then true
      when ${key}::text = any(${f.answersNo}) then false end`);
  }
  return holds;
}

function anyTrait(wanted: readonly Trait[]): SQL {
  const mask = sql`${String(traitMask(wanted))}::bigint`;
  return sql`case when (${f.traitsYes} & ${mask}) <> 0 then true when (${f.traitsNo} & ${mask}) = ${mask} then false end`;
}

function limited(base: number, relaxed: readonly Relaxation[], passes: (limit: number) => SQL): SQL {
  const milder = relaxed.map((rule) => {
    const parts = [
      ...(rule.traits ? [anyTrait(rule.traits)] : []),
      ...(rule.levels ? [isBetween(f.level, rungOf(rule.levels.from), rungOf(rule.levels.to))] : []),
      ...(rule.limit === null ? [] : [passes(rule.limit)]),
    ];
    return sql`(${sql.join(parts, sql` and `)})`;
  });
  return sql`(${sql.join([passes(base), ...milder], sql` or `)})`;
}

function staysBelow(limit: number): SQL {
  return sql`(case when ${f.incomeFrom} > ${limit} then false when ${f.incomeTo} <= ${limit} then true end)`;
}

function ageAsSql(age: NonNullable<Criteria["age"]>, day: IstDay): SQL {
  const parts: SQL[] = [];
  if (age.min !== null) parts.push(sql`${f.birthDay} <= ${bornBy(day, age.min)}::date`);
  if (age.max !== null) {
    parts.push(
      limited(age.max, age.relaxed, (limit) => sql`${f.birthDay} > ${bornBy(day, limit + 1)}::date`),
    );
  }
  return sql`(${sql.join(parts, sql` and `)})`;
}

/** The last birthday of those who have lived so many years on the day. */
function bornBy(day: IstDay, years: number): IstDay {
  const year = String(Number(day.slice(0, 4)) - years).padStart(4, "0");
  const isLeap = new Date(Date.UTC(Number(year), 2, 0)).getUTCDate() === 29;
  return day.endsWith("-02-29") && !isLeap ? `${year}-02-28` : `${year}${day.slice(4)}`;
}

function isBetween(column: typeof f.level | typeof f.studyYear, from: number, to: number): SQL {
  return sql`(${column} >= ${from} and ${column} <= ${to})`;
}

function list(values: readonly (string | number)[]): SQL {
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
}
