import type { SQL } from "drizzle-orm";
import { sql } from "drizzle-orm";
import type { IstDay } from "#app/core/clock.ts";
import { ageOn } from "#app/core/clock.ts";
import { scholarshipRelaxation, scholarshipRule } from "#app/db/schema/scholarship-rules.ts";
import { rungOf } from "../../catalogue/levels.ts";
import type { EncodedProfile } from "../../eligibility/rule-encoding.ts";

/** How one criterion (or several of a kind) comes out in SQL; a rule that does not exist is neither. */
interface Term {
  /** How many of them are met: 0 or 1, or a count. */
  readonly met: SQL;
  readonly isNotMet: SQL;
}

const r = scholarshipRule;

/**
 * One student against every scholarship: the SQL twin of judge(). `met` counts the criteria that hold;
 * `isPossible` says that none is known to fail. Verdict and percent follow from `met` and `r.criteria`.
 */
export function eligibilityForStudent(
  student: EncodedProfile,
  day: IstDay,
): { met: SQL<number>; isPossible: SQL } {
  const terms = termsFor(student, day);
  return {
    met: sql<number>`(${sql.join(
      terms.map(({ met }) => met),
      sql` + `,
    )})`.mapWith(Number),
    isPossible: sql`(${sql.join(
      terms.map(({ isNotMet }) => sql`(${isNotMet}) is not true`),
      sql` and `,
    )})`,
  };
}

function termsFor(student: EncodedProfile, day: IstDay): Term[] {
  const yes = big(student.traitsYes);
  const no = big(student.traitsNo);
  const age = student.birthDay === null ? null : ageOn(student.birthDay, day);
  const terms: Term[] = [];
  if (student.level !== null) {
    terms.push(
      term(sql`(${r.levelFrom} <= ${small(student.level)} and ${r.levelTo} >= ${small(student.level)})`),
    );
  }
  if (student.state !== null) terms.push(term(sql`(${r.states} & ${big(1n << BigInt(student.state))}) <> 0`));
  terms.push({
    met: sql`coalesce(bit_count((${r.allOf} & ${yes})::bit(64)), 0)`,
    isNotMet: sql`(${r.allOf} & ${no}) <> 0`,
  });
  for (const mask of [r.anyOf1, r.anyOf2, r.anyOf3, r.anyOf4, r.anyOf5, r.anyOf6]) {
    terms.push({ met: count(sql`(${mask} & ${yes}) <> 0`), isNotMet: sql`(${mask} & ${no}) = ${mask}` });
  }
  if (student.fields !== null) terms.push(term(sql`(${r.fields} & ${big(student.fields)}) <> 0`));
  terms.push(term(limited("income", r.incomeMax, student, (limit) => staysBelow(student, limit))));
  terms.push(term(limited("marks", r.marksMin, student, (limit) => sql`${int(student.marks)} >= ${limit}`)));
  const isYoungEnough = limited("age", r.ageMax, student, (limit) => sql`${int(age)} <= ${limit}`);
  terms.push(
    term(sql`case when ${r.ageMin} is null and ${r.ageMax} is null then null else
      (${r.ageMin} is null or ${int(age)} >= ${r.ageMin}) and (${r.ageMax} is null or ${isYoungEnough}) end`),
  );
  terms.push(
    term(sql`case when ${r.yearFrom} is null then null else ${small(student.level)} <= ${small(rungOf("class-12"))}
      or ${small(student.studyYear)} between ${r.yearFrom} and ${r.yearTo} end`),
  );
  if (student.institution !== null)
    terms.push(term(sql`${student.institution}::text = any(${r.institutions})`));
  if (student.answersYes || student.answersNo) {
    terms.push({
      met: sql`case when ${r.questions} is null then 0 else
        (select count(*)::int from unnest(${r.questions}) as asked where asked = any(${texts(student.answersYes)})) end`,
      isNotMet: sql`${r.questions} && ${texts(student.answersNo)}`,
    });
  }
  return terms;
}

function term(holds: SQL): Term {
  return { met: count(holds), isNotMet: sql`(${holds}) is false` };
}

function count(holds: SQL): SQL {
  return sql`((${holds}) is true)::int`;
}

/** The base limit, or one of the milder ones of the few scholarships that have them. */
function limited(
  kind: "income" | "marks" | "age",
  base: SQL | typeof r.incomeMax | typeof r.marksMin | typeof r.ageMax,
  student: EncodedProfile,
  passes: (limit: SQL | typeof base) => SQL,
): SQL {
  const x = scholarshipRelaxation;
  const yes = big(student.traitsYes);
  const no = big(student.traitsNo);
  const level = small(student.level);
  const isMeant = sql`(case when ${x.traits} is null or (${x.traits} & ${yes}) <> 0 then true
    when (${x.traits} & ${no}) = ${x.traits} then false end
    and (${x.levelFrom} is null or ${level} between ${x.levelFrom} and ${x.levelTo}))`;
  const holds = sql`(${isMeant} and (${x.bound} is null or ${passes(sql`${x.bound}`)}))`;
  return sql`(${passes(base)} or (${r.isRelaxed} and (
    select case when bool_or(${holds}) then true when bool_or((${holds}) is null) then null else false end
    from ${x} where ${x.number} = ${r.number} and ${x.kind} = ${sql.raw(`'${kind}'`)})))`;
}

function staysBelow(student: EncodedProfile, limit: unknown): SQL {
  return sql`(case when ${long(student.incomeFrom)} > ${limit} then false
    when ${long(student.incomeTo)} <= ${limit} then true end)`;
}

function big(value: bigint): SQL {
  return sql`${String(value)}::bigint`;
}

function long(value: number | null): SQL {
  return sql`${value}::bigint`;
}

function int(value: number | null): SQL {
  return sql`${value}::int`;
}

function small(value: number | null): SQL {
  return sql`${value}::smallint`;
}

function texts(list: readonly string[] | null): SQL {
  return sql`${sql.param(list ?? [])}::text[]`;
}
