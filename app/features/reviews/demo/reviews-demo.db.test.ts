import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { demoInstitute } from "#app/features/identity/demo/demo-people.ts";
import { buildIdentityDemo } from "#app/features/identity/demo/identity-demo.server.ts";
import { buildInstitutesDemo } from "#app/features/institutes/demo/institutes-demo.server.ts";
import { useApplicationWorld } from "#tests/support/application-world.ts";
import { reviewWorldJobs } from "#tests/support/review-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { countInstituteApplications } from "../server/lists/count-institute-applications.server.ts";
import { readQueue } from "../server/lists/read-queue.server.ts";
import { buildReviewsDemo } from "./reviews-demo.server.ts";

useTestDatabase({ jobs: reviewWorldJobs });
useApplicationWorld();
const owner: Actor = {
  role: "institute",
  userId: demoInstitute.userId,
  instituteId: demoInstitute.instituteId,
  memberRole: "owner",
  language: "en",
};

beforeAll(async () => {
  await buildIdentityDemo();
  await buildInstitutesDemo();
  await buildReviewsDemo();
}, 180_000);

describe("the demo institute", () => {
  it("has a success rate of 78% and six applications waiting, equal to SQL over rows; built once", async () => {
    const figures = await countInstituteApplications(owner);
    expect(figures).toMatchObject({
      successRate: 78,
      decided: 50,
      pendingReview: 6,
      applicationsReceived: 56,
    });
    const [row] = (
      await database().execute(sql`select
        round(100.0 * count(*) filter (where a.status in ('approved', 'paid'))
          / count(*) filter (where a.status in ('approved', 'paid', 'rejected')))::int as rate,
        count(*) filter (where a.status = 'under_review')::int as pending,
        (coalesce(sum(a.award_paise) filter (where a.status = 'paid'), 0))::float8 as paid
        from application a join scholarship s on s.id = a.scholarship_id
        where s.owner_id = ${demoInstitute.instituteId}`)
    ).rows as { rate: number; pending: number; paid: number }[];
    expect(row).toEqual({
      rate: figures.successRate,
      pending: figures.pendingReview,
      paid: figures.amountDistributedPaise,
    });
    expect((await readQueue(owner)).lines.map(({ name, score }) => [name, score])).toEqual([
      ["Joseph Lepcha", "68"],
      ["Kavya Thotakura", "87"],
      ["Mohammed Imran Shaik", "82"],
      ["Linda Devi Thokchom", "91"],
      ["Prakash Munda", "74"],
      ["Anita Kumari Oraon", null],
    ]);
    await buildReviewsDemo();
    expect(await database().$count(application)).toBe(56);
  });
});
