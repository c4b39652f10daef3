import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { addHours, now } from "#app/core/clock.ts";
import { database } from "#app/db/opening/client.server.ts";
import { countReads } from "#app/db/read-once.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { studentFacts } from "#app/db/schema/student-facts.ts";
import { findStudentProfile } from "#app/features/scholarships/server/facts/find-student-profile.server.ts";
import {
  applicationWorldJobs,
  makeFullDraft,
  makeScholarship,
  makeStudent,
  useApplicationWorld,
} from "#tests/support/application-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { readOwnApplications } from "./read-own-applications.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
useApplicationWorld();

it("what she said last is what she said in the application saved last; others' say nothing", async () => {
  const [student, other] = [await makeStudent(), await makeStudent()];
  for (const [hours, course] of [
    [2, "Later"],
    [1, "Earlier"],
  ] as const) {
    const { id } = await makeFullDraft(student, (await makeScholarship()).slug);
    const answers = { course: { value: course, at: 1 } };
    const savedAt = addHours(now(), hours);
    await database().update(application).set({ answers, savedAt }).where(eq(application.id, id));
  }
  const read = await readOwnApplications(student.studentId ?? "");
  expect(read.lastAnswers.course?.value).toBe("Later");
  expect(read.applications).toHaveLength(2);
  expect(await readOwnApplications(other.studentId ?? "")).toEqual({
    kept: null,
    lastAnswers: {},
    applications: [],
  });
});

it("O25: what she told for matching comes with the same statement", async () => {
  const student = await makeStudent();
  const studentId = student.studentId ?? "";
  await database().delete(studentFacts).where(eq(studentFacts.studentId, studentId));
  const statements = await countReads({ remember: true }, async (counts) => {
    const [, profile] = await Promise.all([readOwnApplications(studentId), findStudentProfile(student)]);
    expect(profile).toBeNull();
    return counts.statements;
  });
  expect(statements).toBe(1);
});
