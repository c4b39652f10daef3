import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { istDate, useRealClock } from "#app/core/clock.ts";
import { rupees } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { prepareJobs } from "#app/db/jobs/jobs.server.ts";
import { listApprovals } from "#app/features/giving/approvals/list-approvals.server.ts";
import { demoPortals } from "#app/features/identity/demo/demo-people.ts";
import { buildIdentityDemo } from "#app/features/identity/demo/identity-demo.server.ts";
import { outgoingMessages } from "#app/features/identity/server/contacts/outgoing-messages.server.ts";
import { makeTrialBalance } from "#app/features/ledger/server/make-trial-balance.server.ts";
import { countUnread } from "#app/features/notifications/server/bell/count-unread.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { csrChecklist } from "../csr-checklist.ts";
import { csrPicture } from "../csr-picture.ts";
import { csrJobs } from "../server/csr-jobs.server.ts";
import { readCsrBooks } from "../server/reports/read-csr-books.server.ts";
import { buildCsrDemo } from "./csr-demo.server.ts";

useTestDatabase();

const company: Actor = {
  role: "csr",
  userId: demoPortals.csr.userId,
  organisationId: demoPortals.csr.organisationId,
  teamRole: "owner",
  language: "en",
};
const crore = (count: number) => rupees(count * 10_000_000);

beforeAll(async () => {
  // The second person's voucher is told to the first one by mail.
  outgoingMessages.connect(async () => {});
  await prepareJobs([...csrJobs, ...notificationJobs]);
  await buildIdentityDemo();
  await buildCsrDemo();
  await buildCsrDemo();
});
afterAll(() => {
  outgoingMessages.connect(null);
  useRealClock();
});

describe("the demo company, on whatever day the demo is built", () => {
  it("comes out as the specification says", async () => {
    const books = await readCsrBooks(company);
    const picture = csrPicture(books, istDate());
    expect(books.company).toMatchObject({ budget: crore(5), educationPercent: 50 });
    expect(picture.current.duty.amount).toBe(crore(5));
    expect(picture.current.rules.spendShare).toBe(200);
    expect(new Set(books.programmes.map(({ status }) => status))).toEqual(new Set(["active", "completed"]));
    const statuses = csrChecklist(books, picture).map(({ status }) => status);
    expect(statuses).toEqual(expect.arrayContaining(["on_track", "compliant"]));
    expect(statuses).not.toContain("overdue");
    expect(picture.openDuties).toEqual([]);
    expect(picture.current.opening).toEqual([{ year: picture.year - 2, amount: rupees(1_800_000) }]);
    expect(await countUnread(company)).toBe(2);
    expect((await makeTrialBalance()).faults).toBe(0);
    // One voucher of the second person waits for the owner, and counts nowhere yet.
    expect(await listApprovals.waiting(company)).toMatchObject([
      { askedBy: "Anita Deshmukh", amountPaise: rupees(3_000_000), mayDecide: true },
    ]);
  });
});
