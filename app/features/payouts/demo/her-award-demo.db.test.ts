import { and, eq, isNull, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { notification } from "#app/db/schema/messages.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { applicationNumber } from "#app/features/applications/application-number.ts";
import { buildApplicationsDemo } from "#app/features/applications/demo/applications-demo.server.ts";
import { demoPaidHere } from "#app/features/applications/demo/demo-applications.ts";
import { getApplication } from "#app/features/applications/server/get-application.server.ts";
import { countApplications } from "#app/features/applications/server/lists/count-applications.server.ts";
import { demoChecker, demoCollegeAward } from "#app/features/giving/demo/demo-giving.ts";
import { demoStudent } from "#app/features/identity/demo/demo-people.ts";
import { buildIdentityDemo } from "#app/features/identity/demo/identity-demo.server.ts";
import { outgoingMessages } from "#app/features/identity/server/contacts/outgoing-messages.server.ts";
import { createPortalUser } from "#app/features/identity/server/staff/create-portal-user.server.ts";
import { makeTrialBalance } from "#app/features/ledger/server/make-trial-balance.server.ts";
import { buildScholarshipsDemo } from "#app/features/scholarships/demo/scholarships-demo.server.ts";
import type { Criteria } from "#app/features/scholarships/eligibility/criteria.ts";
import { reviewWorldJobs } from "#tests/support/review-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { sendHerAward } from "./her-award-demo.server.ts";
import { buildTrustDemo } from "./trust-demo.server.ts";

useTestDatabase({ jobs: reviewWorldJobs });
const student: Actor = {
  role: "student",
  userId: demoStudent.userId,
  studentId: demoStudent.studentId,
  language: "en",
};
const hers = eq(application.studentId, demoStudent.studentId);

beforeAll(async () => {
  outgoingMessages.connect(async () => {});
  await buildIdentityDemo();
  await buildScholarshipsDemo();
  await createPortalUser(systemActor, { ...demoChecker, role: "admin", staffRoles: ["super_admin"] });
  await buildTrustDemo();
  await buildApplicationsDemo();
  await sendHerAward();
}, 120_000);

it("what the demo student won is paid here, and on its way to her bank", async () => {
  const [row] = await database()
    .select({ serial: application.serial, createdAt: application.createdAt, slug: scholarship.slug })
    .from(application)
    .innerJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    .where(and(hers, eq(application.status, "approved")));
  expect(row?.slug).toBe(demoPaidHere);
  if (!row) return;
  const view = await getApplication(student, applicationNumber(row));
  expect(view).toMatchObject({ scholarship: demoCollegeAward.title, amount: "₹20,000", holder: "desk" });
  expect(view.award?.place).toBe("bank");
  expect((await makeTrialBalance()).faults).toBe(0);
  // What the dashboard shows stays as specified.
  expect(await countApplications(student)).toMatchObject({
    totalAmountPaise: 7_000_000,
    paidAmountPaise: 5_000_000,
    pendingApplications: 4,
  });
  const unread = and(eq(notification.userId, demoStudent.userId), isNull(notification.readAt));
  expect(await database().$count(notification, unread)).toBe(3);
  await sendHerAward();
  expect((await getApplication(student, applicationNumber(row))).award?.place).toBe("bank");
});

it("P36: nothing of hers is for somebody else: no scheme for the disabled, who told of no disability", async () => {
  const rows = await database()
    .select({ slug: scholarship.slug, criteria: sql<Criteria>`${scholarship.criteria}` })
    .from(application)
    .innerJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    .where(hers);
  expect(rows).toHaveLength(9);
  expect(rows.filter(({ criteria }) => criteria.disability).map(({ slug }) => slug)).toEqual([]);
});
