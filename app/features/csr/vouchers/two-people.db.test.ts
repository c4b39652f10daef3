import { desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { newId } from "#app/core/id.ts";
import { rupees } from "#app/core/money.ts";
import { type Actor, systemActor, type TeamRole } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { csrSpend, csrTransfer } from "#app/db/schema/csr.ts";
import { donation } from "#app/db/schema/donations.ts";
import { ledgerTransaction } from "#app/db/schema/ledger.ts";
import { notification } from "#app/db/schema/messages.ts";
import { moneyApproval } from "#app/db/schema/money-approvals.ts";
import { approvalList } from "#app/features/giving/approvals/approval-list.ts";
import { approvalsActions } from "#app/features/giving/approvals/approvals-actions.server.ts";
import { listApprovals } from "#app/features/giving/approvals/list-approvals.server.ts";
import { settleApproval } from "#app/features/giving/approvals/settle-approval.server.ts";
import { generalFund } from "#app/features/giving/general-fund.ts";
import { pledgeDonation } from "#app/features/giving/server/donations/pledge-donation.server.ts";
import { proposeDonation } from "#app/features/giving/server/donations/propose-donation.server.ts";
import { changeGiverTeam } from "#app/features/giving/team/change-giver-team.server.ts";
import { changeTwoPeople } from "#app/features/giving/team/change-two-people.server.ts";
import { createPortalUser } from "#app/features/identity/server/staff/create-portal-user.server.ts";
import { makeTrialBalance } from "#app/features/ledger/server/make-trial-balance.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { sentMessages, useIdentityWorld } from "#tests/support/identity-world.ts";
import { insertOrganisation } from "#tests/support/rows/organisation-rows.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { connectApprovals } from "../../../../server/connect-approvals.ts";
import { csrSpendList } from "../csr-lists.ts";
import { changeCsrProgramme } from "../server/programmes/change-csr-programme.server.ts";
import { createCsrProgramme } from "../server/programmes/create-csr-programme.server.ts";
import { makeCsrReport } from "../server/reports/make-csr-report.server.ts";
import { readCfoFigures } from "../server/reports/read-cfo-figures.server.ts";
import { readCsrBooks } from "../server/reports/read-csr-books.server.ts";
import { listCsrSpends } from "../server/spends/list-csr-spends.server.ts";
import { recordCsrSpend } from "../server/spends/record-csr-spend.server.ts";
import { recordCsrTransfer } from "../server/spends/record-csr-transfer.server.ts";
import { reverseCsrSpend } from "../server/spends/reverse-csr-spend.server.ts";

useTestDatabase({ jobs: notificationJobs });
useIdentityWorld({ hoursBetweenTests: 0 });
beforeAll(connectApprovals);

type Person = Actor & { userId: string; organisationId: string };

async function person(
  organisationId: string,
  teamRole: TeamRole,
  name: string,
  role: "csr" | "donor" = "csr",
): Promise<Person> {
  const userId = await createPortalUser(systemActor, {
    role,
    name,
    email: `${newId()}@example.org`,
    password: "a-long-test-password-47",
    organisationId,
    teamRole,
  });
  return { role, userId, organisationId, teamRole, name, language: "en" };
}

let maker: Person;
let checker: Person;
let programmer: Person;
let programmeId: string;
beforeEach(async () => {
  const organisationId = await insertOrganisation("csr");
  maker = await person(organisationId, "owner", "Vidya");
  checker = await person(organisationId, "finance", "Farah");
  programmer = await person(organisationId, "programme", "Prem");
  ({ id: programmeId } = await createCsrProgramme(maker, {
    formKey: newFormKey(),
    title: "Hostel seats",
    description: "Fees and books.",
    scheduleItem: "ii",
    isOngoing: "no",
    budget: rupees(1_00_000),
    startsOn: "2026-04-01",
    endsOn: "2027-03-31",
    milestones: [],
    states: [],
  } as never));
});

let vouchers = 0;
function voucher(amount = 10_000) {
  vouchers += 1;
  return {
    formKey: newFormKey(),
    kind: "direct" as const,
    amount: rupees(amount) as number,
    spentOn: "2026-08-10",
    voucher: `V-${vouchers}`,
    note: "Fees of the first term",
    fromYear: undefined,
  };
}
const spendOf = async (id: string) =>
  (await database().select().from(csrSpend).where(eq(csrSpend.id, id)))[0];
const waiting = async (actor: Actor = checker) => listApprovals.waiting(actor);
const period = { from: "2026-04-01", to: "2027-03-31", label: "2026-27" } as never;
const figures = async () => ({
  books: (await readCsrBooks(maker)).spends.reduce((sum, { amount }) => sum + amount, 0),
  cfo: (await readCfoFigures(maker, period)).total as number,
  report: (await makeCsrReport(maker, period)).vouchers,
  file: await fileRows(),
  ledger: await database().$count(ledgerTransaction, eq(ledgerTransaction.kind, "csr_spend")),
});
async function fileRows(): Promise<number> {
  let rows = 0;
  for await (const _ of await listCsrSpends.export.open(maker, csrSpendList.read("/"))) rows += 1;
  return rows;
}

describe("a voucher in a company of two people with the right to money", () => {
  test("waits, counts nowhere, is seen whole by the other one, and counts when she approves it", async () => {
    const before = await figures();
    const { id, isWaiting } = await recordCsrSpend(maker, programmeId, voucher());
    expect(isWaiting).toBe(true);
    expect(await figures()).toEqual(before);
    expect(await spendOf(id)).toMatchObject({ status: "waiting", createdBy: maker.userId, checkedBy: null });

    const [one] = await waiting();
    expect(one).toMatchObject({ askedBy: "Vidya", mayDecide: true, isMine: false, amountPaise: 10_000_00 });
    expect(one?.facts).toContainEqual({ term: "Program", value: "Hostel seats" });
    expect((await waiting(maker))[0]).toMatchObject({ mayDecide: false, isMine: true });
    expect((await waiting(programmer))[0]).toMatchObject({ mayDecide: false, isMine: false });
    const told = await database().select().from(notification).where(eq(notification.userId, checker.userId));
    expect(told).toEqual([expect.objectContaining({ title: "A colleague asks for your approval" })]);
    expect(await database().$count(notification, eq(notification.userId, programmer.userId))).toBe(0);

    await settleApproval(checker, one?.id ?? "", "approve");
    expect(await spendOf(id)).toMatchObject({ status: "booked", checkedBy: checker.userId });
    expect(await figures()).toEqual({
      books: before.books + 10_000_00,
      cfo: before.cfo + 10_000_00,
      report: before.report + 1,
      file: before.file + 1,
      ledger: before.ledger + 1,
    });
    expect((await makeTrialBalance()).faults).toBe(0);
    const answers = await database().select().from(notification).where(eq(notification.userId, maker.userId));
    expect(answers).toEqual([expect.objectContaining({ title: "Farah approved it" })]);
    expect(sentMessages.map(({ values }) => values.title)).toEqual(
      expect.arrayContaining(["A colleague asks for your approval", "Farah approved it"]),
    );
    const [entry] = await database()
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subject, `csr-spend:${id}`))
      .orderBy(desc(auditEntry.seq));
    expect(entry).toMatchObject({
      event: "programme.spent",
      actorId: checker.userId,
      details: { madeBy: maker.userId, checkedBy: checker.userId },
    });
    await expect(settleApproval(checker, one?.id ?? "", "approve")).rejects.toMatchObject({ status: 409 });
  });

  test("is never approved by the one who booked it, nor by who has no right, nor by another company", async () => {
    await recordCsrSpend(maker, programmeId, voucher());
    const id = (await waiting())[0]?.id ?? "";
    const stranger = await person(await insertOrganisation("csr"), "owner", "Stranger");
    const viewer = await person(maker.organisationId, "viewer", "Vik");
    await expect(settleApproval(maker, id, "approve")).rejects.toMatchObject({ status: 403 });
    await expect(settleApproval(programmer, id, "approve")).rejects.toMatchObject({ status: 403 });
    await expect(settleApproval(viewer, id, "refuse", "no")).rejects.toMatchObject({ status: 403 });
    await expect(settleApproval(stranger, id, "approve")).rejects.toMatchObject({ status: 404 });
    await expect(recordCsrSpend(viewer, programmeId, voucher())).rejects.toMatchObject({ status: 403 });
    await expect(
      database().update(moneyApproval).set({ status: "approved", decidedBy: maker.userId }),
    ).rejects.toThrow();
  });

  test("refused with a reason it counts nowhere, the maker reads why, and the number is free again", async () => {
    const form = voucher();
    const { id } = await recordCsrSpend(maker, programmeId, form);
    const approval = (await waiting())[0]?.id ?? "";
    await expect(settleApproval(checker, approval, "refuse")).rejects.toMatchObject({ status: 422 });
    await settleApproval(checker, approval, "refuse", "The bill is missing.");
    expect(await spendOf(id)).toMatchObject({ status: "refused" });
    expect(await fileRows()).toBe(0);
    const [told] = await database().select().from(notification).where(eq(notification.userId, maker.userId));
    expect(told?.message).toContain("The bill is missing.");
    const again = await recordCsrSpend(maker, programmeId, { ...voucher(), voucher: form.voucher });
    expect(again.id).not.toBe(id);
    const page = await listApprovals.page(maker, approvalList.read("/?q=farah"));
    expect(page.rows).toMatchObject([{ status: "refused", refusalReason: "The bill is missing." }]);
  });

  test("what waits holds its place in the budget, and keeps the program open", async () => {
    await recordCsrSpend(maker, programmeId, voucher(80_000));
    await expect(recordCsrSpend(maker, programmeId, voucher(30_000))).rejects.toMatchObject({ status: 422 });
    await expect(changeCsrProgramme(maker, programmeId, { what: "complete" })).rejects.toMatchObject({
      status: 409,
    });
    await settleApproval(maker, (await waiting())[0]?.id ?? "", "withdraw");
    expect((await recordCsrSpend(maker, programmeId, voucher(30_000))).isWaiting).toBe(true);
  });

  test("taking one back waits too, with its reason in list, file and audit", async () => {
    const { id } = await recordCsrSpend(maker, programmeId, voucher());
    await settleApproval(checker, (await waiting())[0]?.id ?? "", "approve");
    await expect(reverseCsrSpend(checker, id, "Booked twice")).resolves.toMatchObject({ isWaiting: true });
    await expect(reverseCsrSpend(maker, id, "Again")).rejects.toMatchObject({ status: 409 });
    expect((await readCfoFigures(maker, period)).total).toBe(10_000_00);
    const [asked] = await waiting(maker);
    expect(asked).toMatchObject({ reason: "Booked twice", askedBy: "Farah" });
    await settleApproval(maker, asked?.id ?? "", "approve");
    expect((await readCfoFigures(maker, period)).total).toBe(0);
    const { rows } = await listCsrSpends.page(maker, csrSpendList.read("/"), programmeId);
    expect(rows.map(({ reason }) => reason)).toEqual(["Booked twice", "Booked twice"]);
    expect(rows.find(({ isReversal }) => isReversal)).toMatchObject({ madeBy: "Farah", checkedBy: "Vidya" });
    const audit = await database()
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.event, "programme.spending_reversed"));
    expect(audit.at(-1)?.details).toMatchObject({ reason: "Booked twice" });
    expect((await makeTrialBalance()).faults).toBe(0);
  });

  test("a transfer of an unspent amount waits likewise", async () => {
    const form = {
      year: 2025,
      kind: "unspent_account" as const,
      amount: rupees(5_000) as number,
      madeOn: "2026-04-20",
      receiver: "State Bank of India",
      reference: newId(),
    };
    await expect(recordCsrTransfer(maker, form)).resolves.toEqual({ isWaiting: true });
    await expect(recordCsrTransfer(checker, form)).rejects.toMatchObject({ status: 409 });
    const own = eq(csrTransfer.organisationId, maker.organisationId);
    expect(await database().$count(csrTransfer, own)).toBe(0);
    await settleApproval(checker, (await waiting())[0]?.id ?? "", "approve");
    expect(await database().$count(csrTransfer, own)).toBe(1);
  });
});

describe("the rule of two people", () => {
  test("a company of one goes on alone", async () => {
    const alone = await person(await insertOrganisation("csr"), "owner", "Alone");
    const { id } = await createCsrProgramme(alone, {
      formKey: newFormKey(),
      title: "Library",
      description: "Books.",
      scheduleItem: "ii",
      isOngoing: "no",
      budget: rupees(1_00_000),
      startsOn: "2026-04-01",
      endsOn: "2027-03-31",
      milestones: [],
      states: [],
    } as never);
    await expect(recordCsrSpend(alone, id, voucher())).resolves.toMatchObject({ isWaiting: false });
    await changeGiverTeam.invite(alone, {
      name: "Bina",
      email: `${newId()}@example.org`,
      teamRole: "finance",
    });
    // Invited, not here yet: nobody could approve.
    await expect(recordCsrSpend(alone, id, voucher())).resolves.toMatchObject({ isWaiting: false });
  });

  test("a weaker rule is itself approved by a second person; a stricter one holds at once", async () => {
    const above = { when: "above" as const, limit: rupees(20_000) as number };
    await expect(changeTwoPeople(maker, above)).resolves.toEqual({ isWaiting: true });
    await expect(changeTwoPeople(checker, above)).rejects.toMatchObject({ status: 403 });
    await settleApproval(checker, (await waiting())[0]?.id ?? "", "approve");
    expect((await recordCsrSpend(maker, programmeId, voucher(20_000))).isWaiting).toBe(false);
    expect((await recordCsrSpend(maker, programmeId, voucher(20_001))).isWaiting).toBe(true);
    await expect(changeTwoPeople(maker, { when: "always", limit: undefined })).resolves.toEqual({
      isWaiting: false,
    });
    expect((await recordCsrSpend(maker, programmeId, voucher(1))).isWaiting).toBe(true);
  });

  test("a donation of a donor of two commits nobody before the second one agrees", async () => {
    const organisationId = await insertOrganisation("donor");
    const first = await person(organisationId, "owner", "First", "donor");
    const second = await person(organisationId, "finance", "Second", "donor");
    const form = {
      formKey: newFormKey(),
      programmeId: generalFund.id,
      amount: rupees(50_000) as number,
      donorName: "A trust",
      address: "1 Example Road",
      pan: "AAATD1234E",
    };
    await expect(pledgeDonation(first, form)).rejects.toMatchObject({ code: "needs_approval" });
    await expect(proposeDonation(first, form)).resolves.toBeNull();
    await expect(proposeDonation(first, form)).resolves.toBeNull();
    const own = eq(donation.organisationId, organisationId);
    expect(await database().$count(donation, own)).toBe(0);
    const open = await waiting(second);
    expect(open).toHaveLength(1);
    await settleApproval(second, open[0]?.id ?? "", "approve");
    const [row] = await database().select().from(donation).where(own);
    expect(row).toMatchObject({ status: "pledged", createdBy: first.userId, amountPaise: 50_000_00 });
    const [approval] = await database()
      .select()
      .from(moneyApproval)
      .where(eq(moneyApproval.organisationId, organisationId));
    expect(approval).toMatchObject({ status: "approved", payloadEncrypted: null });
    // Whoever asked goes on from the notice or from the list: to the page where it is paid.
    const { rows } = await listApprovals.page(first, approvalList.read("/donor/approvals"));
    expect(rows).toMatchObject([{ status: "approved", donationId: row?.id }]);
    const told = await database().select().from(notification).where(eq(notification.userId, first.userId));
    expect(told).toMatchObject([{ link: `/donor/donations/${row?.id}` }]);
  });
});

describe("the buttons of the approvals", () => {
  const ask = async () => {
    await recordCsrSpend(maker, programmeId, voucher());
    return (await waiting()).at(-1)?.id ?? "";
  };
  const statusOf = async (id: string) =>
    (await database().select().from(moneyApproval).where(eq(moneyApproval.id, id)))[0]?.status;
  everyButton(approvalsActions, {
    async approve(press) {
      const approval = await ask();
      await expect(press(checker, { approval })).resolves.toEqual({ to: "/csr/approvals?done=approved" });
      expect(await statusOf(approval)).toBe("approved");
    },
    async refuse(press) {
      const approval = await ask();
      await expect(press(checker, { approval })).resolves.toMatchObject({ status: 422 });
      await press(checker, { approval, reason: "No bill." });
      expect(await statusOf(approval)).toBe("refused");
    },
    async withdraw(press) {
      const approval = await ask();
      await expect(press(checker, { approval })).resolves.toMatchObject({ status: 403 });
      await press(maker, { approval });
      expect(await statusOf(approval)).toBe("withdrawn");
    },
  });
});
