import { sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { stateNames } from "#app/core/words/state-names.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { categoryIds, providerTypeIds } from "#app/features/scholarships/catalogue/catalogue-options.ts";
import { fieldsOfStudy } from "#app/features/scholarships/catalogue/fields-of-study.ts";
import { levels } from "#app/features/scholarships/catalogue/levels.ts";
import { stateSlugs } from "#app/features/scholarships/catalogue/states.ts";
import { type CriteriaInput, criteriaSchema } from "#app/features/scholarships/eligibility/criteria.ts";
import type { Profile } from "#app/features/scholarships/eligibility/profile.ts";
import { facts, socialGroups } from "#app/features/scholarships/eligibility/traits.ts";
import { nextRevision } from "#app/features/scholarships/server/catalogue/catalogue-version.server.ts";
import {
  type StoredScholarship,
  storeScholarships,
} from "#app/features/scholarships/server/catalogue/store-scholarships.server.ts";
import type { Season } from "#app/features/scholarships/views/deadline.ts";

/** The same numbers every time (mulberry32). */
export function randomBySeed(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Random = () => number;

export function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T;
}

const heads =
  "Ra Vi Su Ki Ma De Pra An Sha Ni Go Lak Har Bha Sri Ar Me Ka Ja Ven San Dha Pu Ro Tri Nar".split(" ");
const middles = "je ma re ni sh va ya ndra ku li ra na thi vi da mo sa ga nti ksh".split(" ");
const tails = "n r m sh l t d a i u ji nath dev prasad kumar rao reddy pal das bai ben gowda".split(" ");

/** A name that could be one: with this many syllables the words grow with the records, as they do in life. */
function properName(random: Random): string {
  return (
    pick(random, heads) +
    pick(random, middles) +
    (random() < 0.5 ? pick(random, middles) : "") +
    pick(random, tails)
  );
}

const kinds =
  "Scholarship|Merit Scholarship|Post Matric Scholarship|Pre Matric Scholarship|Fellowship|Bursary|Educational Assistance|Talent Award|Research Fellowship|Sports Scholarship|Girl Child Award|Incentive Scheme".split(
    "|",
  );
const groups =
  "SC Students|ST Students|OBC Students|Girl Students|Minority Students|Students with Disabilities|Meritorious Students|Engineering Students|Nursing Students|First-Year Students|Rural Students|Young Artists".split(
    "|",
  );
const providers =
  "Foundation|Charitable Trust|Welfare Department|Education Society|Memorial Fund|Bank CSR|Zilla Parishad|Welfare Board|Industries Limited|University".split(
    "|",
  );
const sentences = [
  "Helps students of low-income families to stay in school and finish their studies.",
  "Pays tuition, hostel and books of selected students for the whole course.",
  "Rewards high marks in the board examination with a yearly grant.",
  "Meant for students of the district who study away from home.",
  "Selected by a written test and an interview at the district office.",
  "The amount is paid straight to the student's bank account twice a year.",
  "Preference is given to orphans and to children of farmers and labourers.",
  "Renewed every year on passing with the required marks and attendance.",
  "Covers engineering, medical, nursing, agriculture and law courses.",
  "Supports talented players who represent the state or the country.",
];
const months = [null, 1, 3, 7, 8, 9, 10, 10, 11, 12];

function criteriaOf(random: Random, state: (typeof stateSlugs)[number] | null): CriteriaInput {
  const from = Math.floor(random() * 16);
  const to = Math.min(levels.length - 1, from + Math.floor(random() * 6));
  return {
    levels: { from: levels[from] as (typeof levels)[number], to: levels[to] as (typeof levels)[number] },
    states: state ? [state] : null,
    ...(random() < 0.15 && { genders: ["female"] }),
    ...(random() < 0.25 && {
      socialGroups: [pick(random, socialGroups), ...(["ews"] as const)].filter(
        (v, i, l) => l.indexOf(v) === i,
      ),
    }),
    ...(random() < 0.1 && { minorities: ["muslim", "christian", "sikh", "buddhist", "jain", "parsi"] }),
    ...(random() < 0.05 && { disability: true }),
    ...(random() < 0.5 && { income: { maxInr: (1 + Math.floor(random() * 10)) * 100_000 } }),
    ...(random() < 0.35 && {
      marks: {
        minPercent: 45 + Math.floor(random() * 40),
        relaxed: random() < 0.4 ? [{ traits: ["social.sc", "social.st"], limit: 45 }] : [],
      },
    }),
    ...(random() < 0.2 && { age: { max: 18 + Math.floor(random() * 22) } }),
    ...(random() < 0.25 && { fields: [pick(random, fieldsOfStudy)] }),
    ...(random() < 0.25 && { facts: [`fact.${pick(random, facts)}` as const] }),
  };
}

export function makeScholarship(random: Random, number: number, revision: number): StoredScholarship {
  const state = random() < 0.55 ? pick(random, stateSlugs) : null;
  const name = properName(random);
  const place = state ? stateNames[state] : "India";
  const month = pick(random, months);
  const season: Season = month
    ? { kind: "yearly", opensMonth: null, closesMonth: month, closesDay: null }
    : { kind: random() < 0.3 ? "rolling" : "notice" };
  const closesOn = new Date(Date.UTC(2026, 6 + Math.floor(random() * 12), 1 + Math.floor(random() * 28)));
  const at = now();
  return {
    row: {
      id: newId(),
      number,
      slug: `bench-${number}`,
      title: `${name} ${pick(random, kinds)} for ${pick(random, groups)}, ${place}`,
      provider: `${properName(random)} ${pick(random, providers)}, ${place}`,
      providerType: pick(random, providerTypeIds),
      category: pick(random, categoryIds),
      amountText: "₹12,000 per year",
      amountMaxPaise: Math.floor(random() * 500) * 100_000,
      amountPeriod: random() < 0.2 ? "month" : "year",
      description: `${pick(random, sentences)} ${pick(random, sentences)} Named after ${properName(random)} ${properName(random)} of ${properName(random)}.`,
      season,
      eligibility: [pick(random, sentences), pick(random, sentences)],
      benefits: [pick(random, sentences), pick(random, sentences), pick(random, sentences)],
      documents: ["Income certificate", "Mark sheet"],
      applicationProcess: pick(random, sentences),
      website: "https://example.org/",
      ownerKind: "catalogue",
      status: "active",
      source: "bench",
      confidence: "medium",
      sources: ["generated"],
      checkedOn: "2026-11-15",
      revision,
      createdAt: at,
      updatedAt: at,
      publishedAt: at,
      announcedAt: at,
    },
    criteria: criteriaSchema.parse(criteriaOf(random, state)),
    cycles:
      random() < 0.3
        ? [{ opensOn: null, closesOn: closesOn.toISOString().slice(0, 10), basis: "announced" }]
        : [],
  };
}

/** Fills the catalogue up to so many records; the first ones are the same at every size. */
export async function fillCatalogue(from: number, to: number): Promise<void> {
  const random = randomBySeed(1 + from);
  for (let number = from + 1; number <= to; number += 1000) {
    await inTransaction(async (tx) => {
      const revision = await nextRevision(tx);
      const some = Array.from({ length: Math.min(1000, to - number + 1) }, (_, at) =>
        makeScholarship(random, number + at, revision),
      );
      await storeScholarships(tx, some);
    });
  }
  await database().execute(sql`select setval(pg_get_serial_sequence('scholarship', 'number'), ${to}::int)`);
  await database().execute(sql`analyze`);
}

export function randomProfile(random: Random): Profile {
  return {
    level: pick(random, levels.slice(5)),
    studyYear: 1 + Math.floor(random() * 3),
    dateOfBirth: `${1998 + Math.floor(random() * 14)}-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 9)}`,
    gender: pick(random, ["female", "male"] as const),
    state: pick(random, stateSlugs),
    socialGroup: pick(random, socialGroups),
    minority: pick(random, ["none", "none", "none", "muslim", "christian"] as const),
    disabilityPercent: random() < 0.05 ? 60 : 0,
    familyIncomeInr: Math.floor(random() * 10) * 100_000,
    marksPercent: 40 + Math.floor(random() * 55),
    ...(random() < 0.7 && { fields: [pick(random, fieldsOfStudy)] }),
    facts: { "no-other-scholarship": true, "regular-course": true, orphan: false },
  };
}

/** So many students with facts, made by the database itself. */
export async function fillStudents(count: number): Promise<void> {
  await inTransaction(async (tx) => {
    // Only the filling goes without foreign keys; what is measured afterwards has them.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into app_user (id, created_at, language)
      select gen_random_uuid(), now(), (array['en','te','hi'])[1 + n % 3] from generate_series(1, ${count}::int) n`);
    await tx.execute(
      sql`insert into student (id, user_id, created_at) select gen_random_uuid(), id, now() from app_user`,
    );
    // Bits: gender 0-2, social group 3-9, minority 10-16, disability 17; the rest stays unknown.
    await tx.execute(sql`insert into student_facts (student_id, user_id, level, study_year, state, traits_yes, traits_no,
        fields, income_from, income_to, marks, birth_day, profile, updated_at)
      select id, user_id, level, 1 + floor(random() * 3)::int, floor(random() * 37)::int, yes, ((1::bigint << 18) - 1) & ~yes,
        1::bigint << floor(random() * 25)::int, income, income, 4000 + floor(random() * 5500)::int,
        date '1998-01-01' + floor(random() * 5000)::int, '{}'::jsonb, now()
      from (select id, user_id, 6 + floor(random() * 12)::int as level, floor(random() * 12)::bigint * 100000 as income,
        (1::bigint << floor(random() * 2)::int) | (1::bigint << (3 + floor(random() * 7)::int))
          | (case when random() < 0.2 then 1::bigint << (10 + floor(random() * 6)::int) else 0 end) as yes
        from student) as made`);
  });
  await database().execute(sql`analyze app_user`);
  await database().execute(sql`analyze student`);
  await database().execute(sql`analyze student_facts`);
}
