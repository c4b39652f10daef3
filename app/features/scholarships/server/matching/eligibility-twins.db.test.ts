import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { studentFacts } from "#app/db/schema/student-facts.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser } from "#app/db/schema/users.ts";
import {
  criteriaArbitrary,
  dayArbitrary,
  profileArbitrary,
} from "#tests/support/oracles/scholarship-generators.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import type { Criteria } from "../../eligibility/criteria.ts";
import { countOutcomes, judge } from "../../eligibility/eligibility.ts";
import type { Profile } from "../../eligibility/profile.ts";
import { importScholarships } from "../catalogue/import-scholarships.server.ts";
import { saveStudentFacts } from "../facts/save-student-facts.server.ts";
import { eligibilityForScholarship } from "./eligibility-for-scholarship.server.ts";
import { matchNumbers } from "./match-numbers.server.ts";

useTestDatabase();

const SIDE = 100;
const criteria: Criteria[] = fc.sample(criteriaArbitrary, { numRuns: SIDE, seed: 11 });
const profiles: Profile[] = fc.sample(profileArbitrary, { numRuns: SIDE, seed: 12 });
const days: string[] = fc.sample(dayArbitrary, { numRuns: SIDE, seed: 13 });
const students = profiles.map((profile) => ({ studentId: newId(), userId: newId(), profile }));

beforeAll(async () => {
  const records = criteria.map((rules, index) => ({
    row: index + 1,
    value: {
      id: index + 1,
      slug: `random-${index}`,
      title: `Random ${index}`,
      provider: "Nobody",
      providerType: "private",
      category: "merit",
      amountText: "₹1",
      description: "Random rules",
      applicationProcess: "None",
      criteria: rules,
      sources: ["a random generator"],
      checkedOn: "2026-11-15",
    },
  }));
  const report = await importScholarships(systemActor, { records, problems: [] }, { source: "test" });
  expect(report).toMatchObject({ created: SIDE, bad: [] });
  await inTransaction(async (tx) => {
    const createdAt = now();
    await tx.insert(appUser).values(students.map(({ userId }) => ({ id: userId, createdAt })));
    await tx
      .insert(student)
      .values(students.map(({ studentId, userId }) => ({ id: studentId, userId, createdAt })));
    await saveStudentFacts(tx, students);
  });
});

function expected(rules: Criteria, profile: Profile, day: string) {
  return countOutcomes(judge(rules, profile, day).criteria);
}

describe("the rules as SQL", () => {
  test("one student against all scholarships: 10,000 pairs come out as judge() says", async () => {
    for (const [index, profile] of profiles.entries()) {
      const day = days[index] as string;
      const rows = new Map((await matchNumbers(profile, day)).map((row) => [row.number, row]));
      const seen = criteria.map((_, at) => rows.get(at + 1) ?? null);
      const wanted = criteria.map((rules, at) => {
        const { met, notMet, total } = expected(rules, profile, day);
        return notMet === 0 ? { number: at + 1, met, total } : null;
      });
      expect(seen).toEqual(wanted);
    }
  }, 120_000);

  test("one scholarship against all students: the same 10,000 pairs the other way round", async () => {
    for (const [at, rules] of criteria.entries()) {
      const day = days[at] as string;
      const { met, isPossible } = eligibilityForScholarship(rules, day);
      const rows = await database()
        .select({ id: studentFacts.studentId, met })
        .from(studentFacts)
        .where(isPossible);
      const found = new Map(rows.map((row) => [row.id, row.met]));
      const seen = students.map(({ studentId }) => found.get(studentId) ?? null);
      const wanted = profiles.map((profile) => {
        const { met: count, notMet } = expected(rules, profile, day);
        return notMet === 0 ? count : null;
      });
      expect(seen).toEqual(wanted);
    }
  }, 120_000);

  test("the random pairs are worth something: every outcome is there in plenty", () => {
    const verdicts = new Map<string, number>();
    for (const profile of profiles) {
      for (const rules of criteria) {
        const { verdict } = judge(rules, profile, "2026-11-15");
        verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
      }
    }
    for (const verdict of ["eligible", "oneMissing", "manyMissing", "notNow"]) {
      expect(verdicts.get(verdict) ?? 0).toBeGreaterThan(200);
    }
  });

  test("a changed profile replaces the old one", async () => {
    const [first] = students;
    if (!first) throw new Error("no student");
    await inTransaction((tx) => saveStudentFacts(tx, [{ ...first, profile: { level: "phd" } }]));
    const [row] = await database()
      .select()
      .from(studentFacts)
      .where(eq(studentFacts.studentId, first.studentId));
    expect(row).toMatchObject({
      level: 17,
      state: null,
      traitsYes: 0n,
      traitsNo: 0n,
      marks: null,
      profile: { level: "phd" },
    });
  });
});
