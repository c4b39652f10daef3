import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addHours, now } from "#app/core/clock.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { newId } from "#app/core/id.ts";
import { rupees } from "#app/core/money.ts";
import { type Actor, systemActor, type TeamRole } from "#app/core/portals/permissions.ts";
import type { GiverRole } from "#app/core/portals/roles.ts";
import { database } from "#app/db/opening/client.server.ts";
import { csrSpend } from "#app/db/schema/csr.ts";
import { donation } from "#app/db/schema/donations.ts";
import { createCsrProgramme } from "#app/features/csr/server/programmes/create-csr-programme.server.ts";
import { findWaiting } from "#app/features/giving/approvals/find-waiting.server.ts";
import { createPortalUser } from "#app/features/identity/server/staff/create-portal-user.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { connectApprovals } from "#server/connect-approvals.ts";
import { useIdentityWorld } from "#tests/support/identity-world.ts";
import { insertOrganisation } from "#tests/support/rows/organisation-rows.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { readCsrPortal } from "./read-csr-portal.server.ts";

useTestDatabase({ jobs: notificationJobs });
useIdentityWorld({ hoursBetweenTests: 0 });
beforeAll(connectApprovals);

type Person = Actor & { userId: string; organisationId: string };

async function person(organisationId: string, teamRole: TeamRole, role: GiverRole): Promise<Person> {
  const userId = await createPortalUser(systemActor, {
    role,
    name: `A ${teamRole}`,
    email: `${newId()}@example.org`,
    password: "a-long-test-password-47",
    organisationId,
    teamRole,
  });
  return { role, userId, organisationId, teamRole, name: `A ${teamRole}`, language: "en" };
}

async function programme(owner: Person): Promise<string> {
  const { id } = await createCsrProgramme(owner, {
    formKey: newFormKey(),
    title: "Hostel seats",
    description: "Fees and books.",
    scheduleItem: "ii",
    isOngoing: "no",
    budget: rupees(1_00_000),
    startsOn: "2026-04-01",
    endsOn: "2027-03-31",
    milestones: [{ title: "First report", dueOn: "2026-11-01", doneOn: null }],
    states: [],
  } as never);
  return id;
}

async function pledge(owner: Person, programmeId: string, daysAgo: number): Promise<void> {
  await database()
    .insert(donation)
    .values({
      id: newId(),
      organisationId: owner.organisationId,
      programmeId,
      amountPaise: 5_00_000,
      status: "pledged",
      mode: "transfer",
      donorName: "A company",
      formKey: newId(),
      createdAt: addHours(now(), -24 * daysAgo),
    });
}

async function voucher(owner: Person, programmeId: string, daysAgo: number): Promise<void> {
  await database()
    .insert(csrSpend)
    .values({
      id: newId(),
      organisationId: owner.organisationId,
      programmeId,
      kind: "direct",
      amountPaise: 1_00_000,
      spentOn: "2026-08-10",
      voucher: newId(),
      note: "Fees",
      createdAt: addHours(now(), -24 * daysAgo),
    });
}

const tasksOf = async (actor: Actor) =>
  (await readCsrPortal(actor, new URL("http://test.invalid/csr"))).head.waiting.tasks;

describe("D21: the company's home begins with all that its people have to do", () => {
  let owner: Person;
  let programmer: Person;
  let viewer: Person;
  let programmeId: string;
  beforeEach(async () => {
    const organisationId = await insertOrganisation("csr");
    owner = await person(organisationId, "owner", "csr");
    programmer = await person(organisationId, "programme", "csr");
    viewer = await person(organisationId, "viewer", "csr");
    programmeId = await programme(owner);
  });

  test("certificate, milestone, voucher without a paper and pledge, each with its clock and who does it", async () => {
    await pledge(owner, programmeId, 25);
    await voucher(owner, programmeId, 40);
    const mine = await tasksOf(owner);
    expect(mine.find(({ kind }) => kind === "Pledge to pay")).toMatchObject({
      title: "₹5,000 for Hostel seats",
      clock: "25 of 30 days",
      isLate: true,
      who: null,
    });
    expect(mine.find(({ kind }) => kind === "Certificate")).toMatchObject({
      clock: "by 30 Nov 2026, 15 days left",
      isLate: false,
      href: "/csr?tab=compliance#board",
      who: null,
    });
    expect(mine.find(({ kind }) => kind === "Milestone to report")).toMatchObject({
      title: "First report, Hostel seats",
      clock: "14 days late",
      isLate: true,
    });
    expect(mine.find(({ kind }) => kind === "Proof to attach")).toMatchObject({
      title: "1 voucher without a paper",
      clock: "40 of 30 days",
      isLate: true,
      who: null,
    });
  });

  test("what another role does names it; a viewer does nothing of it", async () => {
    await pledge(owner, programmeId, 1);
    await voucher(owner, programmeId, 1);
    const theirs = await tasksOf(programmer);
    expect(theirs.filter(({ who }) => who === null).map(({ kind }) => kind)).toContain("Milestone to report");
    expect(theirs.find(({ kind }) => kind === "Pledge to pay")?.who).toBe("an owner or finance pays it");
    expect(theirs.find(({ kind }) => kind === "Certificate")?.who).toBe("an owner or finance does it");
    expect((await tasksOf(viewer)).every(({ who }) => who !== null)).toBe(true);
  });

  test("another company's are not there", async () => {
    await pledge(owner, programmeId, 1);
    await voucher(owner, programmeId, 1);
    const stranger = await person(await insertOrganisation("csr"), "owner", "csr");
    const kinds = (await tasksOf(stranger)).map(({ kind }) => kind);
    expect(kinds).not.toContain("Pledge to pay");
    expect(kinds).not.toContain("Proof to attach");
  });
});

test("D21: a donor's home begins with the pledges that wait for their payment, of no other donor", async () => {
  const owner = await person(await insertOrganisation("donor"), "owner", "donor");
  const viewer = await person(owner.organisationId, "viewer", "donor");
  const stranger = await person(await insertOrganisation("donor"), "owner", "donor");
  const company = await person(await insertOrganisation("csr"), "owner", "csr");
  await pledge(owner, await programme(company), 3);
  expect((await findWaiting(owner)).tasks).toMatchObject([
    { kind: "Pledge to pay", clock: "3 of 30 days", isLate: false, who: null },
  ]);
  expect((await findWaiting(owner)).tasks[0]?.href).toMatch(/^\/donor\/donations\//);
  expect((await findWaiting(viewer)).tasks[0]?.who).toBe("an owner or finance pays it");
  expect((await findWaiting(stranger)).tasks).toEqual([]);
  await database()
    .update(donation)
    .set({ status: "cancelled" })
    .where(eq(donation.organisationId, owner.organisationId));
  expect((await findWaiting(owner)).tasks).toEqual([]);
});
