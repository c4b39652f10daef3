import { and, eq, isNull, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { notification } from "#app/db/schema/messages.ts";
import { demoStudent } from "#app/features/identity/demo/demo-people.ts";
import { buildIdentityDemo } from "#app/features/identity/demo/identity-demo.server.ts";
import { buildScholarshipsDemo } from "#app/features/scholarships/demo/scholarships-demo.server.ts";
import { applicationWorldJobs } from "#tests/support/application-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { applicationMachine } from "../rules/application-status.ts";
import { countApplications } from "../server/lists/count-applications.server.ts";
import { findOwnProfile } from "../server/profile/find-own-profile.server.ts";
import { buildApplicationsDemo } from "./applications-demo.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
const student: Actor = {
  role: "student",
  userId: demoStudent.userId,
  studentId: demoStudent.studentId,
  language: "en",
};
const own = eq(application.studentId, demoStudent.studentId);

beforeAll(async () => {
  await buildIdentityDemo();
  await buildScholarshipsDemo();
  await buildApplicationsDemo();
}, 120_000);

describe("the demo student", () => {
  it("has a success rate of what was decided (P30), three unread notifications and an application in every status", async () => {
    const figures = await countApplications(student);
    expect(figures).toEqual({
      applicationsSubmitted: 8,
      scholarshipsReceived: 2,
      totalAmountPaise: 7_000_000,
      paidAmountPaise: 5_000_000,
      pendingApplications: 4,
      rejectedApplications: 1,
      successRate: 67,
    });
    const unread = and(eq(notification.userId, demoStudent.userId), isNull(notification.readAt));
    expect(await database().$count(notification, unread)).toBe(3);
    const statuses = await database()
      .selectDistinct({ status: application.status })
      .from(application)
      .where(own);
    expect(statuses.map(({ status }) => status).toSorted()).toEqual(
      // What is sent on to a provider is the desk's to show.
      applicationMachine.stateNames.filter((status) => status !== "forwarded").sort(),
    );
    expect((await findOwnProfile(student)).completion).toBeGreaterThan(80);
  });

  it("shows figures that are sums over the rows", async () => {
    const [row] = (
      await database().execute(sql`select count(*) filter (where submitted_at is not null)::int as sent,
        count(*) filter (where status in ('approved', 'paid'))::int as won,
        count(*) filter (where status = 'rejected')::int as lost,
        (sum(award_paise))::int as paise from application where student_id = ${demoStudent.studentId}`)
    ).rows as { sent: number; won: number; lost: number; paise: number }[];
    const figures = await countApplications(student);
    expect(row).toEqual({
      sent: figures.applicationsSubmitted,
      won: figures.scholarshipsReceived,
      lost: figures.rejectedApplications,
      paise: figures.totalAmountPaise,
    });
    expect(figures.successRate).toBe(
      Math.round((100 * (row?.won ?? 0)) / ((row?.won ?? 0) + (row?.lost ?? 0))),
    );
  });

  it("is built once", async () => {
    const before = await database().$count(application, own);
    await buildApplicationsDemo();
    expect(await database().$count(application, own)).toBe(before);
  });
});
