import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { istDate, now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { payoutBatch } from "#app/db/schema/payouts.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { findScholarshipFacts } from "#app/features/applications/server/drafts/find-scholarship-facts.server.ts";
import { findClosing } from "#app/features/applications/server/sending/find-closing.server.ts";
import { demoSchoolAward } from "#app/features/giving/demo/demo-giving.ts";
import { donationList } from "#app/features/giving/donation-list.ts";
import { listDonations } from "#app/features/giving/server/donations/list-donations.server.ts";
import { readGiverFlow } from "#app/features/giving/server/impact/read-giver-flow.server.ts";
import { readImpact } from "#app/features/giving/server/impact/read-impact.server.ts";
import { demoPortals } from "#app/features/identity/demo/demo-people.ts";
import { buildIdentityDemo } from "#app/features/identity/demo/identity-demo.server.ts";
import { outgoingMessages } from "#app/features/identity/server/contacts/outgoing-messages.server.ts";
import { makeTrialBalance } from "#app/features/ledger/server/make-trial-balance.server.ts";
import { countUnread } from "#app/features/notifications/server/bell/count-unread.server.ts";
import { judge } from "#app/features/scholarships/eligibility/eligibility.ts";
import { applicationWorldJobs } from "#tests/support/application-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { buildFundingDemo } from "./funding-demo.server.ts";
import { buildTrustDemo } from "./trust-demo.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
const { userId, organisationId } = demoPortals.donor;
const donor: Actor = { role: "donor", userId, organisationId, teamRole: "owner", language: "en" };

beforeAll(async () => {
  outgoingMessages.connect(async () => {});
  await buildIdentityDemo();
  await buildFundingDemo();
}, 60_000);

describe("the demo donor", () => {
  it("has an impact score of 95%, donations Active and Completed, impact High and Medium, and three under the bell", async () => {
    const impact = await readImpact(donor);
    expect(impact).toMatchObject({
      score: 95,
      reported: 20,
      wentOn: 19,
      students: 43,
      activePrograms: 2,
      completedPrograms: 1,
    });
    const { rows } = await listDonations(donor, donationList.read("/donor"));
    expect(rows.map(({ statusLabel, impact: how, students }) => [statusLabel, how, students])).toEqual([
      ["Active", "high", 11],
      ["Active", "high", 8],
      ["Completed", "medium", 24],
    ]);
    expect(await countUnread(donor)).toBe(3);
  });

  it("adds up, leaves one batch for a second person, and is made once", async () => {
    await buildFundingDemo();
    // The sandbox keeps 2% and 18% GST of it, which is the operator's matter: the donor's figures are whole.
    expect(await makeTrialBalance()).toMatchObject({
      faults: 0,
      balances: { fee: 10_480_00, fee_tax: 1_886_40 },
    });
    expect(await readGiverFlow(donor)).toMatchObject({
      givenPaise: 524_000_00,
      awardedPaise: 459_000_00,
      paidPaise: 384_000_00,
    });
    const batches = await database().select({ status: payoutBatch.status }).from(payoutBatch);
    expect(batches.map(({ status }) => status).toSorted()).toEqual([
      "prepared",
      "settled",
      "settled",
      "settled",
    ]);
  });
});

it("S29: a pupil finds a school award that is open and paid for, and the donor's figures stay", async () => {
  const before = await readGiverFlow(donor);
  await buildTrustDemo();
  await buildTrustDemo();
  const [row, ...more] = await database()
    .select()
    .from(scholarship)
    .where(eq(scholarship.title, demoSchoolAward.title));
  expect(more).toEqual([]);
  expect(row).toMatchObject({ status: "active", runHere: true });
  const facts = await findScholarshipFacts({ id: row?.id ?? "" });
  expect(facts && (await findClosing(facts, now())).isOpen).toBe(true);
  const girl = { level: "class-10", gender: "female", familyIncomeInr: 150_000, state: "telangana" } as const;
  const judged = facts && judge(facts.criteria, girl, istDate());
  expect(judged?.criteria.filter(({ outcome }) => outcome === "notMet")).toEqual([]);
  expect(await readGiverFlow(donor)).toEqual(before);
  expect((await makeTrialBalance()).faults).toBe(0);
});
