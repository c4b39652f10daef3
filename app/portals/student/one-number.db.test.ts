import { asc, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { istDate } from "#app/core/clock.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarshipAlert } from "#app/db/schema/scholarship-alerts.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { studentFacts } from "#app/db/schema/student-facts.ts";
import { buildApplicationsDemo } from "#app/features/applications/demo/applications-demo.server.ts";
import { buildIdentityDemo } from "#app/features/identity/demo/identity-demo.server.ts";
import { buildScholarshipsDemo } from "#app/features/scholarships/demo/scholarships-demo.server.ts";
import type { FittingVerdict } from "#app/features/scholarships/eligibility/fitting-view.ts";
import type { Profile } from "#app/features/scholarships/eligibility/profile.ts";
import { scholarshipList } from "#app/features/scholarships/lists/scholarship-list.ts";
import { composeDigests } from "#app/features/scholarships/server/alerts/compose-digests.server.ts";
import { queueDigests } from "#app/features/scholarships/server/alerts/queue-digests.server.ts";
import { saveStudentFacts } from "#app/features/scholarships/server/facts/save-student-facts.server.ts";
import { listScholarships } from "#app/features/scholarships/server/lists/list-scholarships.server.ts";
import { listFitting } from "#app/features/scholarships/server/matching/list-fitting.server.ts";
import { applicationWorldJobs, makeStudent } from "#tests/support/application-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { readStudentTab } from "./read-student-tab.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });

const others: Profile[] = [
  { level: "class-9", state: "telangana", gender: "female", familyIncomeInr: 100_000 },
  { level: "ug", state: "andhra-pradesh", gender: "male", marksPercent: 88 },
  { level: "class-12", state: "bihar", gender: "female" },
];

beforeAll(async () => {
  await buildIdentityDemo();
  await buildScholarshipsDemo();
  await buildApplicationsDemo();
  for (const profile of others) {
    const made = await makeStudent();
    await database().transaction((tx) => saveStudentFacts(tx, [{ ...made, profile }]));
  }
}, 180_000);

test("P16: “fits” is one number on list, /eligibility, dashboard, Find, home and digest, for every student of the demo", async () => {
  const day = istDate();
  const people = await database()
    .select({ studentId: studentFacts.studentId, userId: studentFacts.userId, profile: studentFacts.profile })
    .from(studentFacts)
    .orderBy(asc(studentFacts.studentId));
  expect(people.length).toBeGreaterThan(others.length);
  const [any] = await database().select().from(scholarship).where(eq(scholarship.status, "active")).limit(1);
  await database()
    .insert(scholarshipAlert)
    .values(
      people.map(({ studentId }) => ({
        studentId,
        number: any?.number ?? 0,
        kind: "match" as const,
        about: day,
        daysLeft: -1,
      })),
    )
    .onConflictDoNothing();
  await composeDigests({ day });
  const told = new Map<string, number>();
  await queueDigests(
    async (_tx, digests) => {
      for (const { studentId, fits } of digests) told.set(studentId, fits);
    },
    { day },
  );
  const all = parseListQuery(scholarshipList, "/scholarships");
  const each = { eligible: 200, mayFit: 200, oneMissing: 0, manyMissing: 0, wouldBe: 0 };
  const numbers = new Set<number>();
  for (const { studentId, userId, profile: kept } of people) {
    const profile = kept as Profile;
    const actor: Actor = { role: "student", userId, studentId, language: "en" };
    const list = (await listScholarships(all, { profile })).fits ?? -1;
    const mine = await listScholarships(all, { profile, onlyFitting: true });
    const check = await listFitting(profile, each, "en");
    const heads: readonly FittingVerdict[] = ["eligible", "mayFit"];
    const shown = check.groups.filter(({ verdict }) => heads.includes(verdict));
    const dashboard = await readStudentTab(actor, "dashboard", new URL("http://x/student"), "en");
    const find = await readStudentTab(actor, "find", new URL("http://x/student"), "en");
    expect({
      list,
      mine: mine.total,
      check: check.fits,
      heads: shown.reduce((sum, { total }) => sum + total, 0),
      dashboard: "fits" in dashboard && dashboard.fits,
      find: "fits" in find && find.fits,
      digest: told.get(studentId),
    }).toEqual({ list, mine: list, check: list, heads: list, dashboard: list, find: list, digest: list });
    for (const { scholarships } of shown) for (const { status } of scholarships) expect(status).toBe("Open");
    numbers.add(list);
  }
  expect(numbers.size, "students for whom different numbers fit").toBeGreaterThan(1);
}, 120_000);
