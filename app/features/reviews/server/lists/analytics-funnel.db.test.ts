import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application, applicationCheck } from "#app/db/schema/applications.ts";
import { reviewStanding } from "#app/db/schema/reviews.ts";
import { applicationMachine } from "#app/features/applications/rules/application-status.ts";
import { makeStudent, useApplicationWorld } from "#tests/support/application-world.ts";
import { makeInstitute, reviewWorldJobs } from "#tests/support/review-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { readAnalyticsTab } from "./read-analytics-tab.server.ts";

useTestDatabase({ jobs: reviewWorldJobs });
useApplicationWorld();

type Status = (typeof applicationMachine.stateNames)[number];
type Check = "pending" | "verified" | "defect";
type Made = { status: Status; checks: Check[]; isScored: boolean };

/** A walk from "submitted" along the machine, with checks and scores wherever it stands: what rows can be. */
const walk = fc
  .record({
    steps: fc.array(fc.nat(20), { maxLength: 6 }),
    checks: fc.array(fc.constantFrom<Check>("pending", "verified", "verified", "defect"), { maxLength: 3 }),
    isScored: fc.boolean(),
  })
  .map(({ steps, checks, isScored }): Made => {
    let status: Status = "under_review";
    for (const step of steps) {
      const ways: { to: Status }[] = Object.values(applicationMachine.transitions[status]);
      const way = ways[step % Math.max(1, ways.length)];
      if (way) status = way.to;
    }
    return { status, checks, isScored };
  });

it("the funnel never widens, whatever states its applications are in", async () => {
  const { owner, scholarship } = await makeInstitute();
  const students = await Promise.all(Array.from({ length: 25 }, () => makeStudent()));
  await fc.assert(
    fc.asyncProperty(fc.array(walk, { minLength: 1, maxLength: 25 }), async (made) => {
      await database().delete(application).where(eq(application.scholarshipId, scholarship.id));
      await insert(scholarship.id, students, made);
      const view = await readAnalyticsTab(owner, "/institute/dashboard?tab=analytics");
      const counts = view.funnel.bars.map(({ value }) => Number(value));
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      const won = ({ status }: Made) => status === "approved" || status === "paid";
      const verified = (one: Made) =>
        won(one) || (one.checks.length > 0 && one.checks.every((check) => check === "verified"));
      expect(counts).toEqual([
        made.length,
        made.filter(verified).length,
        made.filter((one) => won(one) || (verified(one) && one.isScored)).length,
        made.filter(won).length,
        made.filter(({ status }) => status === "paid").length,
      ]);
    }),
    { numRuns: 12 },
  );
});

async function insert(
  scholarshipId: string,
  students: { studentId: string; userId: string }[],
  made: Made[],
) {
  const rows = made.map((one, index) => ({
    ...one,
    id: newId(),
    studentId: students[index]?.studentId ?? "",
    userId: students[index]?.userId ?? "",
  }));
  await database()
    .insert(application)
    .values(
      rows.map(({ id, status, studentId, userId }) => ({
        id,
        studentId,
        userId,
        scholarshipId,
        status,
        answers: {},
        createdAt: now(),
        savedAt: now(),
        submittedAt: now(),
      })),
    );
  const checks = rows.flatMap((row) =>
    row.checks.map((status, position) => ({
      id: newId(),
      applicationId: row.id,
      code: `check_${position}`,
      status,
      position,
    })),
  );
  if (checks.length > 0) await database().insert(applicationCheck).values(checks);
  const standings = rows
    .filter(({ isScored }) => isScored)
    .map(({ id }) => ({
      applicationId: id,
      scholarshipId,
      mean: 5000,
      spread: 0,
      scores: 1,
      updatedAt: now(),
    }));
  if (standings.length > 0) await database().insert(reviewStanding).values(standings);
}
