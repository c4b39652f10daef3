import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { newFormKey } from "#app/core/forms/form-key.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { award, outsidePayment } from "#app/db/schema/awards.ts";
import { ledgerTransaction } from "#app/db/schema/ledger.ts";
import { notification } from "#app/db/schema/messages.ts";
import { fundDeposit } from "#app/db/schema/programmes.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { secondLook } from "#app/db/schema/second-looks.ts";
import { awardPlace } from "#app/features/awards/server/award-place-query.server.ts";
import { makeTrialBalance } from "#app/features/ledger/server/make-trial-balance.server.ts";
import { decideReview } from "#app/features/reviews/server/decisions/decide-review.server.ts";
import { releaseAward } from "#app/features/reviews/server/decisions/release-award.server.ts";
import { getScholarshipTerms } from "#app/features/scholarships/server/lifecycle/get-scholarship-terms.server.ts";
import { lockScholarship } from "#app/features/scholarships/server/lifecycle/lock-scholarship.server.ts";
import { moveScholarship } from "#app/features/scholarships/server/lifecycle/move-scholarship.server.ts";
import { applicationWorldJobs, useApplicationWorld } from "#tests/support/application-world.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { makePortalPerson } from "#tests/support/funding-world.ts";
import { insertApplications, makeInstitute, statusOf } from "#tests/support/review-world.ts";
import { realPdf } from "#tests/support/sample-files.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { depositList } from "../../deposit-list.ts";
import { answerOffer } from "../awards/answer-offer.server.ts";
import { carryOutCorrection } from "../awards/carry-out-correction.server.ts";
import { endOffers } from "../awards/end-offers.server.ts";
import { approvePayouts } from "../batches/approve-payouts.server.ts";
import { exportMoneyLists } from "../batches/export-money-lists.server.ts";
import { preparePayouts } from "../batches/prepare-payouts.server.ts";
import { sendPayouts } from "../batches/send-payouts.server.ts";
import { settlePayout } from "../batches/settle-payout.server.ts";
import { depositsActions } from "../deposits/deposits-actions.server.ts";
import { listDeposits } from "../deposits/list-deposits.server.ts";
import { answerOutsidePayment } from "./answer-outside-payment.server.ts";
import { confirmSilentPayments } from "./confirm-silent-payments.server.ts";
import { instituteAwardsActions } from "./institute-awards-actions.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
const clock = useApplicationWorld();

let clerk: Actor & { userId: string };
let chief: Actor & { userId: string };
beforeAll(async () => {
  clerk = await makePortalPerson("admin", "Payout Clerk");
  chief = await makePortalPerson("admin", "Payout Chief");
});

const proof = async () =>
  new File([new Uint8Array(await realPdf("A proof of payment"))], "proof.pdf", { type: "application/pdf" });
const promised = { seats: 5, moneySource: "institute_pays", promisedAt: new Date("2026-11-01") } as const;

/** An application that the institute has approved, and its award. */
async function selected(terms: Parameters<typeof makeInstitute>[0] = promised) {
  const made = await makeInstitute(terms);
  const [one] = await insertApplications(made.scholarship.id, 1);
  if (!one) throw new Error("no application");
  const student: Actor = { role: "student", userId: one.userId, studentId: one.studentId, language: "en" };
  const approve = (awardPaise = 2_000_000, reason: string | null = null) =>
    decideReview(made.owner, one.id, { verdict: "approve", awardPaise, note: null, reason }, newFormKey());
  const find = async () => {
    const [row] = await database()
      .select({ row: award, place: awardPlace })
      .from(award)
      .where(eq(award.applicationId, one.id));
    if (!row) throw new Error("no award");
    return { ...row.row, place: row.place };
  };
  return { ...made, student, applicationId: one.id, approve, find };
}

async function recorded() {
  const one = await selected();
  await one.approve();
  const { id } = await one.find();
  await answerOffer(one.student, id, "accept");
  return { ...one, awardId: id };
}
const fields = async (awardId: string) => ({
  award: awardId,
  paidOn: "2026-11-15",
  reference: "UTRINST0001",
  proof: await proof(),
});

describe("D18, S1: the buttons of an institute's awards", () => {
  everyButton(instituteAwardsActions, {
    async record(press) {
      const one = await recorded();
      await expect(press(one.verifier, await fields(one.awardId))).rejects.toMatchObject({ status: 404 });
      await expect(
        press(one.owner, { ...(await fields(one.awardId)), reference: "x" }),
      ).resolves.toMatchObject({ status: 422 });
      const { proof: _, ...without } = await fields(one.awardId);
      await expect(press(one.owner, without)).resolves.toMatchObject({
        status: 422,
        answer: { errors: { proof: [expect.stringContaining("Choose the proof")] } },
      });
      const program = new File(["MZ".padEnd(200, "x")], "proof.pdf", { type: "application/pdf" });
      await expect(press(one.owner, { ...without, proof: program })).resolves.toMatchObject({
        status: 422,
        answer: { errors: { proof: [expect.any(String)] } },
      });
      await press(one.owner, await fields(one.awardId));
      expect(await one.find()).toMatchObject({ status: "in_payment", place: "confirmation" });
      // Only the student's word makes it paid, and the ledger holds it then.
      expect(await statusOf(one.applicationId)).toBe("approved");
      await answerOutsidePayment(one.student, one.awardId, { came: true });
      await answerOutsidePayment(one.student, one.awardId, { came: true });
      expect(await one.find()).toMatchObject({ status: "paid", place: "paid" });
      expect(await statusOf(one.applicationId)).toBe("paid");
      const booked = await database()
        .select()
        .from(ledgerTransaction)
        .where(eq(ledgerTransaction.subjectId, one.awardId));
      expect(booked).toMatchObject([{ kind: "outside_paid", reference: "UTRINST0001" }]);
      expect((await makeTrialBalance()).faults).toBe(0);
    },
    async take_back(press) {
      const one = await recorded();
      await press(one.owner, { award: one.awardId }).catch(() => undefined);
      expect((await one.find()).status).toBe("accepted");
      const { recordOutsidePayment } = await import("./record-outside-payment.server.ts");
      const { proof: file, ...value } = await fields(one.awardId);
      await recordOutsidePayment(one.owner, value, { file });
      await answerOutsidePayment(one.student, one.awardId, {
        came: false,
        dispute: "Nothing in my passbook.",
      });
      expect(await one.find()).toMatchObject({ status: "in_payment", place: "dispute" });
      await press(one.owner, { award: one.awardId });
      expect(await one.find()).toMatchObject({ status: "accepted", place: "institute" });
      const rows = await database()
        .select()
        .from(outsidePayment)
        .where(eq(outsidePayment.awardId, one.awardId));
      expect(rows).toMatchObject([{ status: "taken_back", dispute: "Nothing in my passbook." }]);
    },
    async correct(press) {
      // D3: another amount needs a reason and a second person; it comes back to the student.
      const one = await recorded();
      const wish = { award: one.awardId, amountPaise: "15,000", reason: "The fee is smaller this year." };
      await expect(press(one.owner, { ...wish, reason: "" })).resolves.toMatchObject({ status: 422 });
      await expect(press(one.owner, wish)).resolves.toMatchObject({ to: "/institute/awards?done=asked" });
      expect((await one.find()).amountPaise).toBe(2_000_000);
      await carryOutCorrection(chief, one.awardId, { amountPaise: 1_500_000, reason: wish.reason });
      expect(await one.find()).toMatchObject({ amountPaise: 1_500_000, status: "offered", acceptedAt: null });
      const told = await database()
        .select()
        .from(notification)
        .where(eq(notification.userId, one.student.userId ?? ""));
      expect(told.map(({ title }) => title)).toContain("Your award was corrected");
      // Five seats of ₹20,000 were promised, no more.
      await expect(
        carryOutCorrection(chief, one.awardId, { amountPaise: 10_000_001, reason: "too much" }),
      ).rejects.toMatchObject({ code: "budget_spent" });
    },
    async deposit(press) {
      const {
        owner,
        verifier,
        scholarship: own,
      } = await makeInstitute({ seats: 1, moneySource: "institute_fund", budgetPaise: 1 });
      const wish = { formKey: newFormKey(), scholarship: own.id, amountPaise: "20,000" };
      await expect(press(verifier, wish)).rejects.toMatchObject({ status: 404 });
      await press(owner, wish);
      await press(owner, wish);
      const rows = await database()
        .select()
        .from(fundDeposit)
        .where(eq(fundDeposit.instituteId, owner.instituteId ?? ""));
      expect(rows).toMatchObject([{ amountPaise: 2_000_000, status: "announced" }]);
    },
    async cancel_deposit(press) {
      const { owner, scholarship: own } = await makeInstitute({
        seats: 1,
        moneySource: "institute_fund",
        budgetPaise: 1,
      });
      const { announceDeposit } = await import("../deposits/announce-deposit.server.ts");
      await announceDeposit(owner, { formKey: newFormKey(), scholarship: own.id, amountPaise: 5 });
      const [row] = await database()
        .select()
        .from(fundDeposit)
        .where(eq(fundDeposit.instituteId, owner.instituteId ?? ""));
      await press(owner, { deposit: row?.id ?? "" });
      const [after] = await database()
        .select()
        .from(fundDeposit)
        .where(eq(fundDeposit.id, row?.id ?? ""));
      expect(after?.status).toBe("cancelled");
    },
  });
});

describe("D18: an institute's own fund is paid end to end", () => {
  everyButton(depositsActions, {
    async receive(press) {
      const one = await selected({ seats: 1, moneySource: "institute_fund", budgetPaise: 1 });
      const { announceDeposit } = await import("../deposits/announce-deposit.server.ts");
      await announceDeposit(one.owner, {
        formKey: newFormKey(),
        scholarship: one.scholarship.id,
        amountPaise: 2_000_000,
      });
      // Nothing came yet: it neither opens nor is anything awarded.
      await database()
        .update(scholarship)
        .set({ status: "closed" })
        .where(eq(scholarship.id, one.scholarship.id));
      const reopen = () =>
        inTransaction(async (tx) =>
          moveScholarship(tx, one.owner, await lockScholarship(tx, one.scholarship.id), "reopen"),
        );
      await expect(reopen()).rejects.toMatchObject({ code: "not_funded" });
      await expect(one.approve()).rejects.toMatchObject({ code: "budget_spent" });
      const [deposit] = await database()
        .select()
        .from(fundDeposit)
        .where(eq(fundDeposit.instituteId, one.instituteId));
      const came = { deposit: deposit?.id ?? "", reference: "UTRFUND0001", receivedOn: "2026-11-14" };
      const listed = async (search: string) =>
        (await listDeposits(clerk, depositList.read(`/x${search}`))).rows.map(({ id }) => id);
      expect(await listed("?status=announced")).toContain(came.deposit);
      expect(await listed("?status=received")).not.toContain(came.deposit);
      await expect(press(one.owner, came)).resolves.toMatchObject({ status: 403 });
      await press(clerk, came);
      await press(clerk, came);
      expect(await listed("?status=announced")).not.toContain(came.deposit);
      expect(await listed("")).toContain(came.deposit);
      expect(await listed("?status=received&q=utrfund0001")).toEqual([came.deposit]);
      expect(await listed("?status=received&q=nothing")).toEqual([]);
      const file = await exportMoneyLists.deposits.file(clerk, new URL("http://x/?status=received"));
      expect(await file.text()).toMatch(/,20000,.*2026-11-14,UTRFUND0001/);
      await expect(listDeposits(one.owner, depositList.read("/x"))).rejects.toMatchObject({ status: 403 });
      expect((await getScholarshipTerms(one.scholarship.id)).budgetPaise).toBe(2_000_000);
      await reopen();
      await one.approve();
      expect(await one.find()).toMatchObject({
        status: "offered",
        place: "acceptance",
        acceptBy: "2026-11-30",
      });
      const { id } = await one.find();
      await answerOffer(one.student, id, "accept");
      // D5: without an account it is not ready, and the place says so.
      expect((await one.find()).place).toBe("account");
      await expect(preparePayouts(clerk, newFormKey())).rejects.toMatchObject({ code: "nothing_ready" });
      await database()
        .update(application)
        .set({ accountEncrypted: "sealed", accountLastFour: "4567" })
        .where(eq(application.id, one.applicationId));
      expect((await one.find()).place).toBe("ready");
      const batch = await preparePayouts(clerk, newFormKey());
      expect((await one.find()).place).toBe("approval");
      // D3: at the bank nothing is taken back.
      await expect(
        releaseAward(one.owner, one.applicationId, "a mistake", newFormKey()),
      ).rejects.toMatchObject({ status: 409 });
      await approvePayouts(chief, batch.id);
      await sendPayouts(chief, batch.id);
      expect((await one.find()).place).toBe("bank");
      const { payout } = await import("#app/db/schema/payouts.ts");
      const [line] = await database().select().from(payout).where(eq(payout.awardId, id));
      await settlePayout(chief, line?.id ?? "", { outcome: "paid", reference: "UTRPAID00001" });
      expect((await one.find()).place).toBe("paid");
      expect((await makeTrialBalance()).faults).toBe(0);
    },
  });
});

describe("D3: an award within its scholarship's amount", () => {
  test("ten times the amount needs a reason and a second person, and changes nothing before", async () => {
    const one = await selected();
    await expect(one.approve(20_000_000)).rejects.toMatchObject({ status: 422 });
    await expect(one.approve(20_000_000, "A slip of the key.")).rejects.toMatchObject({
      code: "budget_spent",
    });
    await expect(one.approve(2_500_000, "She lives in a hostel.")).resolves.toBe("asked");
    expect(await statusOf(one.applicationId)).toBe("under_review");
    const looks = await database()
      .select()
      .from(secondLook)
      .where(eq(secondLook.subject, `application:${one.applicationId}`));
    expect(looks).toMatchObject([{ kind: "award.amount", amountPaise: 2_500_000, status: "waiting" }]);
    const { carryOutAmount } = await import(
      "#app/features/reviews/server/decisions/carry-out-amount.server.ts"
    );
    await carryOutAmount(one.applicationId, {
      requestedBy: one.owner.userId,
      payload: {
        awardPaise: 2_500_000,
        note: null,
        role: "institute",
        instituteId: one.instituteId,
        memberRole: "owner",
      },
    });
    expect(await one.find()).toMatchObject({ amountPaise: 2_500_000, status: "offered" });
  });

  test("is taken back before payment: the student reads why, and it stands released", async () => {
    const one = await selected();
    await one.approve();
    await releaseAward(one.owner, one.applicationId, "Approved by mistake.", newFormKey());
    expect((await one.find()).place).toBe("released");
    const told = await database()
      .select()
      .from(notification)
      .where(eq(notification.userId, one.student.userId ?? ""));
    expect(told.at(-1)?.message ?? "").toContain("Approved by mistake.");
  });
});

describe("an offer and its last day", () => {
  test("is reminded, lapses after the day, and the seat is free; silence about a payment counts as yes", async () => {
    const [lapsing, silent] = [await selected(), await recorded()];
    await lapsing.approve();
    const { recordOutsidePayment } = await import("./record-outside-payment.server.ts");
    const { proof: file, ...value } = await fields(silent.awardId);
    await recordOutsidePayment(silent.owner, value, { file });
    clock.stand("2026-11-28T06:00:00Z");
    expect((await endOffers()).reminded).toBeGreaterThan(0);
    expect((await lapsing.find()).status).toBe("offered");
    clock.stand("2026-12-01T06:00:00Z");
    await endOffers();
    expect((await lapsing.find()).status).toBe("released");
    expect(await statusOf(lapsing.applicationId)).toBe("withdrawn");
    await confirmSilentPayments();
    expect((await silent.find()).status).toBe("paid");
    clock.stand("2026-11-15T06:00:00Z");
  });
});
