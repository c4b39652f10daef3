import { and, eq, ne, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { countReads } from "#app/db/read-once.server.ts";
import { application, applicationEvent } from "#app/db/schema/applications.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { award } from "#app/db/schema/awards.ts";
import { donation } from "#app/db/schema/donations.ts";
import { notification } from "#app/db/schema/messages.ts";
import { payout } from "#app/db/schema/payouts.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { demoOtp } from "#app/features/identity/demo/demo-people.ts";
import { outgoingMessages } from "#app/features/identity/server/contacts/outgoing-messages.server.ts";
import { makeTrialBalance } from "#app/features/ledger/server/make-trial-balance.server.ts";
import { readBalances } from "#app/features/ledger/server/read-balances.server.ts";
import { changeAccount } from "#app/features/payouts/server/accounts/change-account.server.ts";
import { sendAccountCode } from "#app/features/payouts/server/accounts/send-account-code.server.ts";
import { awardFromGeneralFund } from "#app/features/payouts/server/awards/award-from-general-fund.server.ts";
import { reserveAwards } from "#app/features/payouts/server/awards/reserve-awards.server.ts";
import { approvePayouts } from "#app/features/payouts/server/batches/approve-payouts.server.ts";
import { cancelPayouts } from "#app/features/payouts/server/batches/cancel-payouts.server.ts";
import { exportPayouts } from "#app/features/payouts/server/batches/export-payouts.server.ts";
import { getPayoutBatch } from "#app/features/payouts/server/batches/get-payout-batch.server.ts";
import { preparePayouts } from "#app/features/payouts/server/batches/prepare-payouts.server.ts";
import { sendPayouts } from "#app/features/payouts/server/batches/send-payouts.server.ts";
import { settlePayout } from "#app/features/payouts/server/batches/settle-payout.server.ts";
import { judgeScholarNote } from "#app/features/payouts/server/letters/judge-scholar-note.server.ts";
import { listWaitingNotes } from "#app/features/payouts/server/letters/list-waiting-notes.server.ts";
import { writeScholarNote } from "#app/features/payouts/server/letters/write-scholar-note.server.ts";
import { getScholarshipTerms } from "#app/features/scholarships/server/lifecycle/get-scholarship-terms.server.ts";
import {
  applicationWorldJobs,
  makeScholarship,
  useApplicationWorld,
} from "#tests/support/application-world.ts";
import { acceptOffers, give, makeApproved, makePortalPerson } from "#tests/support/funding-world.ts";
import { realPdf } from "#tests/support/sample-files.ts";
import { engine, useTestDatabase } from "#tests/support/test-database.ts";
import { donationList } from "../donation-list.ts";
import type { NewProgramme } from "../forms/new-programme.ts";
import { generalFund } from "../general-fund.ts";
import type { NotificationChoice } from "../giver-options.ts";
import { supportedStudentList } from "../student-list.ts";
import { exportDonations } from "./donations/export-donations.server.ts";
import { findRenewal } from "./donations/find-renewal.server.ts";
import { getDonationRow } from "./donations/get-donation-row.server.ts";
import { listDonations } from "./donations/list-donations.server.ts";
import { openDonationPayment } from "./donations/open-donation-payment.server.ts";
import { pledgeDonation } from "./donations/pledge-donation.server.ts";
import { findDonorSettings } from "./find-donor-settings.server.ts";
import { exportSupportedStudents } from "./impact/export-supported-students.server.ts";
import { listSupportedStudents } from "./impact/list-supported-students.server.ts";
import { readDonorAnalytics } from "./impact/read-donor-analytics.server.ts";
import { readGiverFlow } from "./impact/read-giver-flow.server.ts";
import { readImpact } from "./impact/read-impact.server.ts";
import { sendMonthlyImpact } from "./impact/send-monthly-impact.server.ts";
import { traceDonation } from "./impact/trace-donation.server.ts";
import { createDonorProgramme } from "./programmes/create-donor-programme.server.ts";
import { listProgrammes } from "./programmes/list-programmes.server.ts";
import { listDonationStatement } from "./receipts/list-donation-statement.server.ts";
import { makeDonationReceipt } from "./receipts/make-donation-receipt.server.ts";
import { saveDonorSettings } from "./save-donor-settings.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
useApplicationWorld();

const wish = (more: Partial<NewProgramme> = {}): NewProgramme => ({
  formKey: newFormKey(),
  title: "Girls in Engineering",
  description: "For young women in the first years of engineering.",
  category: "women",
  levelFrom: "undergraduate",
  levelTo: "undergraduate",
  states: [],
  gender: "female",
  award: 20_000_00,
  seats: 10,
  closesOn: "2026-12-31",
  isOpen: false,
  ...more,
});

async function makeProgramme(owner: Actor, more: Partial<NewProgramme> = {}) {
  const { id } = await createDonorProgramme(owner, wish(more));
  const [row] = await database().select().from(programme).where(eq(programme.id, id));
  return { id, scholarshipId: row?.scholarshipId ?? "" };
}

let donor: Actor;
let other: Actor;
let clerk: Actor;
let chief: Actor;

beforeAll(async () => {
  outgoingMessages.connect(async () => {});
  donor = await makePortalPerson("donor", "Deccan Learning Foundation");
  other = await makePortalPerson("donor", "Another Trust");
  clerk = await makePortalPerson("admin", "Payout Clerk");
  chief = await makePortalPerson("admin", "Payout Chief");
});

/** Prepares, approves by the second person, sends. */
async function sendBatch(): Promise<string> {
  await reserveAwards(clerk);
  await acceptOffers();
  const { id } = await preparePayouts(clerk, newFormKey());
  await approvePayouts(chief, id);
  await sendPayouts(chief, id);
  return id;
}

const payoutOf = async (applicationId: string, status: "sent" | "paid" | "returned") => {
  const [row] = await database()
    .select({ id: payout.id, awardId: award.id })
    .from(payout)
    .innerJoin(award, eq(award.id, payout.awardId))
    .where(and(eq(award.applicationId, applicationId), eq(payout.status, status)));
  if (!row) throw new Error(`no payout is ${status}`);
  return row;
};
const listed = () => donationList.read("/donor");

describe("a rupee from giver to student", () => {
  it("goes donation, programme, award, second person, bank, and the donor sees it without a name (T14, T16)", async () => {
    const { id: programmeId, scholarshipId } = await makeProgramme(donor);
    expect((await getScholarshipTerms(scholarshipId)).budgetPaise).toBe(1);
    const gift = await give(donor, programmeId, 40_000_00);
    expect((await getScholarshipTerms(scholarshipId)).budgetPaise).toBe(40_000_00);
    const canary = { fullName: "Zanari Canaripriya", city: "Canarypatnam", fatherName: "Canaro" };
    const first = await makeApproved(scholarshipId, 20_000_00, { answers: canary });
    const second = await makeApproved(scholarshipId, 20_000_00, { account: "99990000", answers: canary });
    const third = await makeApproved(scholarshipId, 20_000_00, { answers: canary });
    expect(await reserveAwards(clerk)).toEqual({ reserved: 2, waiting: 1 });
    expect(await reserveAwards(clerk)).toEqual({ reserved: 0, waiting: 1 });
    await acceptOffers();

    const key = newFormKey();
    const batch = await preparePayouts(clerk, key);
    expect(await preparePayouts(clerk, key)).toEqual(batch);
    await expect(preparePayouts(clerk, newFormKey())).rejects.toMatchObject({ code: "nothing_ready" });
    await expect(exportPayouts(clerk, batch.id)).rejects.toMatchObject({ status: 409 });
    await expect(approvePayouts(clerk, batch.id)).rejects.toMatchObject({ status: 403 });
    await expect(sendPayouts(chief, batch.id)).rejects.toMatchObject({ status: 409 });
    await approvePayouts(chief, batch.id);
    const file = await exportPayouts(chief, batch.id);
    // T28: who took the account numbers.
    const took = eq(auditEntry.event, "payout_batch.exported");
    expect(
      await database().$count(auditEntry, and(took, eq(auditEntry.chain, `payout-batch:${batch.id}`))),
    ).toBe(1);
    const { lines, statements } = await countReads({ remember: false }, async (seen) => {
      const all = await Array.fromAsync(file.rows);
      return { lines: all, statements: seen.statements };
    });
    // C9: the batch and its payees, however many they are.
    expect(statements).toBe(2);
    expect(lines.map(({ account, rupees }) => [account, rupees])).toEqual([
      ["30211234567", "20000.00"],
      ["99990000", "20000.00"],
    ]);
    await sendPayouts(chief, batch.id);
    await expect(sendPayouts(chief, batch.id)).rejects.toMatchObject({ status: 409 });
    const sent = await payoutOf(first.id, "sent");
    const answer = { outcome: "paid", reference: "UTR2026000001" } as const;
    await Promise.all([settlePayout(chief, sent.id, answer), settlePayout(chief, sent.id, answer)]);
    const back = await payoutOf(second.id, "sent");
    await settlePayout(chief, back.id, { outcome: "returned", reason: "account_wrong" });
    expect((await getPayoutBatch(chief, batch.id)).status).toBe("settled");

    // The student hears of both, and the returned one waits for another account.
    const events = await database()
      .select()
      .from(applicationEvent)
      .where(eq(applicationEvent.applicationId, second.id));
    expect(events.map(({ event }) => event)).toContain("payout_returned");
    const told = await database()
      .select()
      .from(notification)
      .where(eq(notification.userId, second.student.userId));
    expect(told.map(({ link }) => link)).toContain(`/payouts/${back.awardId}`);
    await expect(preparePayouts(clerk, newFormKey())).rejects.toMatchObject({ code: "nothing_ready" });
    const address = "203.0.113.9";
    const book = new File([new Uint8Array(await realPdf("A passbook"))], "passbook.pdf");
    const right = {
      account: "30218888777",
      ifsc: "SBIN0000902",
      holder: canary.fullName,
      otp: demoOtp,
      passbook: { file: book },
      address,
    };
    await expect(changeAccount(first.student, back.awardId, right)).rejects.toMatchObject({ status: 404 });
    await sendAccountCode(second.student, back.awardId, address);
    await expect(changeAccount(second.student, back.awardId, right)).resolves.toBe("taken");
    await sendBatch();
    await settlePayout(chief, (await payoutOf(second.id, "sent")).id, {
      outcome: "paid",
      reference: "UTR2026000002",
    });
    const [paid] = await database().select().from(application).where(eq(application.id, second.id));
    expect(paid).toMatchObject({ status: "paid", payoutReference: "UTR2026000002" });

    const { row } = await getDonationRow(donor, gift);
    expect(row.status).toBe("completed");
    const trace = await traceDonation(donor, gift);
    expect(trace.map(({ state, reference }) => [state, reference])).toEqual([
      ["In the bank", "UTR2026000001"],
      ["In the bank", "UTR2026000002"],
    ]);
    await expect(
      writeScholarNote(first.student, sent.awardId, {
        progress: "continued",
        text: "Zanari thanks you very much indeed.",
      }),
    ).rejects.toMatchObject({ status: 422 });
    await writeScholarNote(first.student, sent.awardId, {
      progress: "continued",
      text: "Thank you, I go on to the second year.",
    });
    const [note] = await listWaitingNotes(clerk);
    const students = () => listSupportedStudents(donor, supportedStudentList.read("/donor"));
    expect((await students()).rows.map((one) => one.note)).toEqual([null, null]);
    await judgeScholarNote(clerk, note?.id ?? "", "shown");
    // S17g: still in the same class is no failure, and not yet a success.
    const [other] = await database().select().from(award).where(eq(award.applicationId, second.id));
    const same = { progress: "same", text: "Thank you, I am in the middle of the year." } as const;
    await writeScholarNote(second.student, other?.id ?? "", same);
    expect(await readImpact(donor)).toMatchObject({ score: 100, reported: 1 });
    const seen = [
      await students(),
      await Array.fromAsync(await exportSupportedStudents.open(donor, supportedStudentList.read("/donor"))),
      trace,
      await listDonations(donor, listed()),
      await readImpact(donor),
      await readGiverFlow(donor),
      await readDonorAnalytics(donor),
      await listProgrammes(donor),
      await database()
        .select()
        .from(notification)
        .where(eq(notification.userId, donor.userId ?? "")),
    ];
    const text = JSON.stringify(seen);
    expect(text).toContain("I go on to the second year");
    for (const personal of [
      ...Object.values(canary),
      "Zanari",
      "30211234567",
      "234123",
      first.student.studentId,
      first.student.userId,
      first.id,
      third.id,
    ]) {
      expect(text).not.toContain(personal);
    }
    expect(await readImpact(donor)).toMatchObject({ score: 100, students: 2, activePrograms: 1 });
    expect(await readGiverFlow(donor)).toMatchObject({
      givenPaise: 40_000_00,
      awardedPaise: 40_000_00,
      paidPaise: 40_000_00,
    });
    // Two students are too few to be told apart by group.
    expect(await readDonorAnalytics(donor)).toMatchObject({
      states: [],
      genders: [],
      levels: [],
      students: 2,
      costPerStudentPaise: 20_000_00,
    });
    expect((await makeTrialBalance()).faults).toBe(0);
  });

  it("never awards more than was given, however many are approved at once (T39)", async () => {
    const { id, scholarshipId } = await makeProgramme(donor, { award: 1_000_00, seats: 100 });
    await give(donor, id, 7_000_00);
    const count = engine === "postgres" ? 24 : 12;
    for (let index = 0; index < count; index += 1) await makeApproved(scholarshipId, 1_000_00);
    await Promise.all([reserveAwards(clerk), reserveAwards(chief), reserveAwards(clerk)]);
    await acceptOffers();
    const isSetAside = and(eq(award.programmeId, id), ne(award.status, "waiting"));
    const reserved = await database().$count(award, isSetAside);
    expect(reserved).toBe(7);
    expect((await readBalances("programme", [id])).get(id)).toBe(0);
    const tries = await Promise.allSettled([
      preparePayouts(clerk, newFormKey()),
      preparePayouts(chief, newFormKey()),
    ]);
    const done = tries.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(done.reduce((sum, { payouts }) => sum + payouts, 0)).toBe(7);
    for (const batch of done) {
      await cancelPayouts(chief, batch.id, { seen: "prepared", reason: "Both were prepared at once." });
    }
    const [back] = await database()
      .select({ count: sql<number>`count(*)::int` })
      .from(award)
      .where(and(eq(award.programmeId, id), eq(award.status, "accepted")));
    expect(back?.count).toBe(7);
  });

  it("keeps one giver's ids from another (T13)", async () => {
    const mine = await makeProgramme(donor);
    const gift = await give(donor, mine.id, 5_000_00);
    const missing = { status: 404 };
    await expect(getDonationRow(other, gift)).rejects.toMatchObject(missing);
    await expect(traceDonation(other, gift)).rejects.toMatchObject(missing);
    await expect(makeDonationReceipt(other, gift)).rejects.toMatchObject(missing);
    await expect(openDonationPayment(other, gift)).rejects.toMatchObject(missing);
    await expect(findRenewal(other, mine.id)).rejects.toMatchObject(missing);
    await expect(give(other, mine.id, 5_000_00)).rejects.toMatchObject(missing);
    await expect(getDonationRow(donor, "nonsense")).rejects.toMatchObject(missing);
    expect((await listDonations(other, listed())).rows).toEqual([]);
    expect((await listProgrammes(other)).map(({ id }) => id)).not.toContain(mine.id);
    expect(await findDonorSettings(other)).toMatchObject({ name: "Another Trust" });
  });

  it("pledges once for a form sent twice, and gives from the general fund by hand (T38)", async () => {
    const input = {
      formKey: newFormKey(),
      programmeId: generalFund.id,
      amount: 900_00,
      donorName: "Another Trust",
      address: "2 Example Road",
      pan: "AAATD1234E",
    };
    const [first, second] = await Promise.all([pledgeDonation(other, input), pledgeDonation(other, input)]);
    expect(second).toEqual(first);
    await expect(pledgeDonation(other, { ...input, amount: 901_00 })).rejects.toMatchObject({ status: 409 });
    const { id: scholarshipId } = await makeScholarship();
    const needy = await makeApproved(scholarshipId, 800_00);
    await expect(awardFromGeneralFund(chief, needy.id)).rejects.toMatchObject({ status: 409 });
    await give(other, generalFund.id, 1_000_00);
    await awardFromGeneralFund(chief, needy.id);
    await awardFromGeneralFund(chief, needy.id);
    expect((await readBalances("programme", [generalFund.id])).get(generalFund.id)).toBe(200_00);
    await expect(awardFromGeneralFund(donor, newId())).rejects.toMatchObject({ status: 403 });
    // I22: the general fund is no program, and what still lies in it is idle.
    expect((await readImpact(other)).activePrograms).toBe(0);
    expect(await readGiverFlow(other)).toMatchObject({
      givenPaise: 1_000_00,
      placedPaise: 800_00,
      programmes: 0,
    });
  });

  it("tells a donor what it chose to hear, and nothing else", async () => {
    const choose = (notify: NotificationChoice[]) =>
      saveDonorSettings(other, {
        name: "Another Trust",
        type: "Trust/NGO",
        contactEmail: "trust@example.org",
        pan: "AAATD1234E",
        focusAreas: ["STEM"],
        notify,
      });
    const titles = async () =>
      (
        await database()
          .select()
          .from(notification)
          .where(eq(notification.userId, other.userId ?? ""))
      ).map(({ title }) => title);
    await choose([]);
    const before = await titles();
    await makeProgramme(donor, { isOpen: true });
    await sendMonthlyImpact();
    await give(other, generalFund.id, 500_00);
    expect(await titles()).toEqual(before);
    await choose(["newPrograms", "monthlyReport"]);
    await makeProgramme(donor, { isOpen: true });
    await sendMonthlyImpact();
    await sendMonthlyImpact();
    expect((await titles()).slice(before.length).toSorted()).toEqual([
      "A new program you could support",
      "Your impact in Oct",
    ]);
    expect(await findDonorSettings(other)).toMatchObject({
      type: "Trust/NGO",
      pan: "XXXXX1234X",
      focusAreas: ["STEM"],
    });
  });

  it("makes receipts, the export and the statement in the prescribed columns", async () => {
    const [gift] = await database().select().from(donation).where(eq(donation.status, "completed"));
    const receipt = await makeDonationReceipt(donor, gift?.id ?? "");
    expect(receipt.fileName).toMatch(/^receipt-DR-2026-\d{7}-\d\.pdf$/);
    expect(receipt.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    const exported = await Array.fromAsync(await exportDonations.open(donor, listed()));
    expect(exported.length).toBeGreaterThan(1);
    const statement = await listDonationStatement(chief, 2026);
    expect(statement.form).toBe("Form 113");
    const rows = await Array.fromAsync(statement.rows);
    expect(rows[0]).toMatchObject({
      serial: 1,
      idNumber: "AAATD1234E",
      section: "Section 133",
      donationType: "Specific grants",
      rupees: "40000.00",
    });
    expect((await listDonationStatement(chief, 2025)).form).toBe("Form 10BD");
    await expect(listDonationStatement(donor, 2026)).rejects.toMatchObject({ status: 403 });
  });
});
