import { and, desc, eq, getTableColumns } from "drizzle-orm";
import { beforeAll, describe, expect } from "vitest";
import { now } from "#app/core/clock.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { accountChange, award, scholarNote } from "#app/db/schema/awards.ts";
import { ledgerTransaction } from "#app/db/schema/ledger.ts";
import { notification } from "#app/db/schema/messages.ts";
import { otpCode } from "#app/db/schema/otp-codes.ts";
import { payout, payoutBatch } from "#app/db/schema/payouts.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { reviewStanding } from "#app/db/schema/reviews.ts";
import { secondLook } from "#app/db/schema/second-looks.ts";
import { awardPlace } from "#app/features/awards/server/award-place-query.server.ts";
import { generalFund } from "#app/features/giving/general-fund.ts";
import { createDonorProgramme } from "#app/features/giving/server/programmes/create-donor-programme.server.ts";
import { demoOtp } from "#app/features/identity/demo/demo-people.ts";
import { findContact } from "#app/features/identity/server/contacts/find-contact.server.ts";
import { hashContact } from "#app/features/identity/server/contacts/hash-contact.server.ts";
import { outgoingMessages } from "#app/features/identity/server/contacts/outgoing-messages.server.ts";
import { sendOtp } from "#app/features/identity/server/otp/send-otp.server.ts";
import { settleSecondLook } from "#app/features/identity/server/second-person/settle-second-look.server.ts";
import { account } from "#app/features/ledger/ledger.ts";
import { makeTrialBalance } from "#app/features/ledger/server/make-trial-balance.server.ts";
import { readHeld } from "#app/features/ledger/server/read-held.server.ts";
import { listGiven } from "#app/features/scholarships/server/catalogue/list-given.server.ts";
import { getScholarshipTerms } from "#app/features/scholarships/server/lifecycle/get-scholarship-terms.server.ts";
import { lockScholarship } from "#app/features/scholarships/server/lifecycle/lock-scholarship.server.ts";
import { moveScholarship } from "#app/features/scholarships/server/lifecycle/move-scholarship.server.ts";
import { setScholarshipTerms } from "#app/features/scholarships/server/lifecycle/set-scholarship-terms.server.ts";
import { connectFeatures } from "#server/connect-features.ts";
import { jobs } from "#server/job-list.ts";
import { makeScholarship, useApplicationWorld } from "#tests/support/application-world.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { acceptOffers, give, makeApproved, makePortalPerson } from "#tests/support/funding-world.ts";
import { realPdf } from "#tests/support/sample-files.ts";
import { soundAnswers } from "#tests/support/sound-answers.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { accountChangeList } from "../../account-change-list.ts";
import { carryOutSetAside } from "../../fund/carry-out-set-aside.server.ts";
import { payoutNumber } from "../../payout-view.ts";
import { accountChangesActions } from "../accounts/account-changes-actions.server.ts";
import { changeAccount } from "../accounts/change-account.server.ts";
import { forgetOldAccounts } from "../accounts/forget-old-accounts.server.ts";
import { listAccountChanges } from "../accounts/list-account-changes.server.ts";
import { sendAccountCode } from "../accounts/send-account-code.server.ts";
import { awardActions } from "../awards/award-actions.server.ts";
import { reserveAwards } from "../awards/reserve-awards.server.ts";
import { bankAnswersActions } from "../bank/bank-answers-actions.server.ts";
import { writeScholarNote } from "../letters/write-scholar-note.server.ts";
import { approvePayouts } from "./approve-payouts.server.ts";
import { exportMoneyLists } from "./export-money-lists.server.ts";
import { exportPayouts } from "./export-payouts.server.ts";
import { getPayoutBatch } from "./get-payout-batch.server.ts";
import { payoutBatchActions } from "./payout-batch-actions.server.ts";
import { payoutsActions } from "./payouts-actions.server.ts";
import { preparePayouts } from "./prepare-payouts.server.ts";
import { readPayoutDesk } from "./read-payout-desk.server.ts";
import { sendPayouts } from "./send-payouts.server.ts";
import { settlePayout } from "./settle-payout.server.ts";

useTestDatabase({ jobs });
useApplicationWorld();

let donor: Actor;
let clerk: Actor;
let chief: Actor;
let scholarshipId: string;

beforeAll(async () => {
  connectFeatures();
  outgoingMessages.connect(async () => {});
  donor = await makePortalPerson("donor", "Deccan Learning Foundation");
  clerk = await makePortalPerson("admin", "Payout Clerk");
  chief = await makePortalPerson("admin", "Payout Chief");
  const { id } = await createDonorProgramme(donor, {
    formKey: newFormKey(),
    title: "Girls in Engineering",
    description: "For young women in the first years of engineering.",
    category: "women",
    levelFrom: "undergraduate",
    levelTo: "undergraduate",
    states: [],
    gender: "female",
    award: 20_000_00,
    seats: 50,
    closesOn: "2026-12-31",
    isOpen: false,
  });
  const [row] = await database().select().from(programme).where(eq(programme.id, id));
  scholarshipId = row?.scholarshipId ?? "";
  await give(donor, id, 10_00_000_00);
  await give(donor, generalFund.id, 1_00_000_00);
});

/** A batch of one payout, as far as wanted. */
async function batch(upTo: "prepared" | "approved" | "sent") {
  const { student } = await makeApproved(scholarshipId, 20_000_00);
  await reserveAwards(clerk);
  await acceptOffers();
  const { id } = await preparePayouts(clerk, newFormKey());
  if (upTo !== "prepared") await approvePayouts(chief, id);
  if (upTo === "sent") await sendPayouts(chief, id);
  const [line] = await database()
    .select(getTableColumns(payout))
    .from(payout)
    .innerJoin(award, eq(award.id, payout.awardId))
    .where(and(eq(payout.batchId, id), eq(award.studentId, student.studentId)));
  if (!line) throw new Error("the batch is empty");
  const now = async () => {
    const [row] = await database()
      .select({ batch: payoutBatch.status, payout: payout.status, award: award.status })
      .from(payout)
      .innerJoin(payoutBatch, eq(payoutBatch.id, payout.batchId))
      .innerJoin(award, eq(award.id, payout.awardId))
      .where(eq(payout.id, line.id));
    return row;
  };
  return { params: { batchId: id }, payout: line.id, line, student, now, to: `/admin/payouts/${id}` };
}

/** A draft of the desk that the general fund is to pay. */
async function ofTheFund(terms: { seats: number; awardPaise: number }) {
  const { id } = await makeScholarship({ ownerKind: "catalogue", ownerId: null, status: "draft" });
  await setScholarshipTerms(clerk, id, { ...terms, budgetPaise: 1, moneySource: "general_fund" });
  const move = (event: "publish" | "close") =>
    inTransaction(async (tx) => moveScholarship(tx, clerk, await lockScholarship(tx, id), event));
  const read = async () => ({
    given: (await listGiven(id)).reduce((sum, { paise }) => sum + paise, 0),
    budgetPaise: (await getScholarshipTerms(id)).budgetPaise,
  });
  return { scholarshipId: id, move, read };
}

/** An award that its student has not answered yet. */
async function offered() {
  const { id: applicationId, student } = await makeApproved(scholarshipId, 20_000_00);
  await reserveAwards(clerk);
  const [row] = await database().select().from(award).where(eq(award.applicationId, applicationId));
  if (!row) throw new Error("no award was made");
  const status = async () => (await database().select().from(award).where(eq(award.id, row.id)))[0]?.status;
  const other: Actor = { ...student, studentId: newId() };
  return { applicationId, student, other, params: { awardId: row.id }, status };
}

describe("the buttons of a payout batch", () => {
  everyButton(payoutBatchActions, {
    async approve(press) {
      const { params, line, now, to } = await batch("prepared");
      // Picture 34: what speaks for each, and who approved it, stands beside what speaks against it.
      const [{ applicationId } = { applicationId: "" }] = await database()
        .select({ applicationId: award.applicationId })
        .from(award)
        .where(eq(award.id, line.awardId));
      const own = async () => {
        const view = await getPayoutBatch(chief, params.batchId);
        return { ...view.lines.find(({ id }) => id === line.id), approvers: view.approvers };
      };
      expect(await own()).toMatchObject({ score: null, difference: null });
      const scored = { mean: 8712, spread: 2400, scores: 2, updatedAt: line.createdAt };
      await database()
        .insert(reviewStanding)
        .values({ applicationId, scholarshipId, ...scored });
      await inTransaction((tx) =>
        writeAudit(tx, { chain: `application:${applicationId}`, actor: clerk, event: "application.approve" }),
      );
      const differ = { status: "action_needed", words: "reviewers differ by 24" };
      expect(await own()).toMatchObject({
        score: "87",
        difference: "24",
        flags: expect.arrayContaining([differ]),
        approvers: [{ name: "Payout Clerk", count: 1 }],
      });
      // T16: told where it was pressed.
      await expect(press(clerk, {}, params)).resolves.toMatchObject({
        status: 403,
        answer: { form: "approve" },
      });
      await expect(press(chief, {}, params)).resolves.toEqual({ to: `${to}?done=approved` });
      expect(await now()).toMatchObject({ batch: "approved", payout: "approved" });
    },
    async cancel(press) {
      // D21: who can approve it hears at once, who prepared it does not; a no of somebody else's needs its reason.
      const waiting = await batch("prepared");
      const { batchId } = waiting.params;
      const heard = async ({ userId }: Actor) =>
        (
          await database()
            .select()
            .from(notification)
            .where(eq(notification.userId, userId ?? ""))
        ).filter(({ link }) => link === `/admin/payouts/${batchId}`);
      expect(await heard(chief)).toMatchObject([{ title: "Payouts wait for a second person" }]);
      expect((await heard(chief))[0]?.message).toMatch(
        /^Payout Clerk prepared batch PB-\d{4}-\d{7}-\d: ₹20,000 to one student\./,
      );
      expect(await heard(clerk)).toEqual([]);
      await expect(press(chief, { seen: "prepared" }, waiting.params)).resolves.toMatchObject({
        status: 422,
        answer: { errors: { reason: [expect.any(String)] } },
      });
      expect(await waiting.now()).toMatchObject({ batch: "prepared" });
      await press(chief, { seen: "prepared", reason: "The account is another's." }, waiting.params);
      expect(await waiting.now()).toMatchObject({ batch: "cancelled" });
      expect((await heard(clerk)).map(({ title, message }) => `${title}: ${message}`).join()).toMatch(
        /^Payout Chief did not agree: Batch PB-\S+ was put back\. The account is another's\.$/,
      );

      const { params, now, to } = await batch("approved");
      const reason = "The list has a wrong account.";
      // D7: who saw another state, or says nothing about an approved batch, changes nothing.
      await expect(press(chief, { seen: "draft", reason }, params)).resolves.toMatchObject({ status: 409 });
      for (const one of [chief, clerk])
        await expect(press(one, { seen: "approved" }, params)).resolves.toMatchObject({ status: 422 });
      expect(await now()).toMatchObject({ batch: "approved" });
      await expect(press(chief, { seen: "approved", reason }, params)).resolves.toEqual({
        to: `${to}?done=cancelled`,
      });
      expect(await now()).toEqual({ batch: "cancelled", payout: "cancelled", award: "accepted" });
    },
    async send_back(press) {
      await makeApproved(scholarshipId, 20_000_00);
      const { params, payout: id, line, now, to } = await batch("prepared");
      const { batchId } = params;
      const reason = "Her account was closed last week.";
      const all = (await getPayoutBatch(chief, batchId)).lines.map((one) => one.id);
      expect(all.length).toBeGreaterThan(1);
      // Who prepared it does not look at it a second time; a tick and a reason are asked for.
      await expect(press(clerk, { back: [id], reason }, params)).resolves.toMatchObject({ status: 403 });
      await expect(press(chief, { reason }, params)).resolves.toMatchObject({
        status: 422,
        answer: { errors: { back: ["Tick what goes back."] } },
      });
      await expect(press(chief, { back: [id] }, params)).resolves.toMatchObject({
        status: 422,
        answer: { errors: { reason: ["Say why, to whoever prepared it."] } },
      });
      expect(await now()).toEqual({ batch: "prepared", payout: "prepared", award: "in_payment" });

      const pressed = { to: `${to}?done=sent_back` };
      await expect(press(chief, { back: [id], reason }, params)).resolves.toEqual(pressed);
      expect(await now()).toEqual({ batch: "prepared", payout: "cancelled", award: "accepted" });
      // A second press changes nothing, and tells nobody again.
      await expect(press(chief, { back: [id], reason }, params)).resolves.toMatchObject({ status: 409 });
      const heard = await database()
        .select()
        .from(notification)
        .where(and(eq(notification.userId, clerk.userId ?? ""), eq(notification.link, to)));
      expect(heard).toMatchObject([{ title: "Payout Chief sent 1 payout back" }]);
      expect(heard[0]?.message).toMatch(/^Batch PB-\S+\. Her account was closed last week\.$/);
      const entries = await database()
        .select()
        .from(auditEntry)
        .where(
          and(eq(auditEntry.chain, `payout-batch:${batchId}`), eq(auditEntry.actorId, chief.userId ?? "")),
        );
      expect(entries).toMatchObject([
        { event: "payout_batch.sent_back", details: { payouts: [id], reason } },
      ]);
      const view = await getPayoutBatch(chief, batchId);
      expect(view.payouts).toBe(all.length - 1);
      expect(view.lines.find((one) => one.id === id)).toMatchObject({
        sentBack: reason,
        status: "cancelled",
      });
      expect(view.steps[0]).toMatchObject({ who: "Payout Chief", what: "sent back 1 payout", reason });

      // The rest goes on without it: approved, in the bank's file and in the books.
      await approvePayouts(chief, batchId);
      const { rows } = await exportPayouts(chief, batchId);
      expect(await Array.fromAsync(rows)).toHaveLength(all.length - 1);
      await sendPayouts(chief, batchId);
      expect(await now()).toEqual({ batch: "sent", payout: "cancelled", award: "accepted" });
      expect(await database().$count(ledgerTransaction, eq(ledgerTransaction.subjectId, id))).toBe(0);
      await expect(press(chief, { back: [id], reason }, params)).resolves.toMatchObject({ status: 409 });

      // Prepared anew, it says what was found; with nothing left in it, a batch is cancelled.
      const again = await preparePayouts(clerk, newFormKey());
      const anew = await getPayoutBatch(chief, again.id);
      const same = anew.lines.find(
        (one) => one.applicationNumber === view.lines.find((o) => o.id === id)?.applicationNumber,
      );
      expect(same?.flags).toContainEqual({ status: "action_needed", words: `sent back before: ${reason}` });
      const ids = anew.lines.map((one) => one.id);
      await press(chief, { back: ids, reason }, { batchId: again.id });
      expect(await getPayoutBatch(clerk, again.id)).toMatchObject({ status: "cancelled", payouts: 0 });
      expect((await database().select().from(award).where(eq(award.id, line.awardId)))[0]?.status).toBe(
        "accepted",
      );
    },
    async send(press) {
      const { params, now, to } = await batch("approved");
      await expect(press(chief, {}, params)).resolves.toEqual({ to: `${to}?done=sent` });
      expect(await now()).toMatchObject({ batch: "sent", payout: "sent" });
      await expect(press(chief, {}, params)).resolves.toMatchObject({ status: 409 });
    },
    async play(press) {
      const { params, now } = await batch("sent");
      await press(chief, {}, params);
      expect(await now()).toMatchObject({ batch: "settled" });
    },
    async paid(press) {
      const { params, payout: id, now, to } = await batch("sent");
      const seen = "On the bank's page, today.";
      const refused = await press(chief, { payout: id, reference: "x", seen }, params);
      expect(refused).toMatchObject({ status: 422, answer: { typed: { reference: ["x"] } } });
      const wish = { payout: id, reference: "utib26030112345" };
      await expect(press(chief, { ...wish, seen: "" }, params)).resolves.toMatchObject({ status: 422 });
      await expect(press(chief, { ...wish, seen }, params)).resolves.toEqual({ to: `${to}?done=asked` });
      // T52: one person's word books nothing, and the same word is asked about once.
      expect(await now()).toEqual({ batch: "sent", payout: "sent", award: "in_payment" });
      await expect(press(clerk, { ...wish, seen }, params)).resolves.toMatchObject({ status: 409 });
      const { lines } = await getPayoutBatch(chief, params.batchId);
      expect(lines.find((line) => line.id === id)).toMatchObject({ isAsked: true });
      const [look] = await database()
        .select()
        .from(secondLook)
        .where(eq(secondLook.subject, `payout:${id}`));
      await expect(settleSecondLook(chief, look?.id ?? "", "approve")).rejects.toMatchObject({ status: 403 });
      await settleSecondLook(clerk, look?.id ?? "", "approve");
      expect(await now()).toEqual({ batch: "settled", payout: "paid", award: "paid" });
    },
    async returned(press) {
      const { params, payout: id, now } = await batch("sent");
      await expect(press(chief, { payout: id, reason: "tired" }, params)).resolves.toMatchObject({
        status: 422,
        answer: { errors: { reason: ["Choose why it came back."] } },
      });
      await press(chief, { payout: id, reason: "account_closed" }, params);
      expect(await now()).toMatchObject({ payout: "returned", award: "returned" });
    },
  });
});

/** A paid award, whose student may thank. */
async function paidAward() {
  const made = await batch("sent");
  await settlePayout(chief, made.payout, { outcome: "paid", reference: `UTR${made.line.serial}00000000` });
  return { ...made, params: { awardId: made.line.awardId } };
}
const noteOf = async (awardId: string) =>
  (await database().select().from(scholarNote).where(eq(scholarNote.awardId, awardId)))[0];

const address = "203.0.113.9";
const passbook = async () => new File([new Uint8Array(await realPdf("A passbook"))], "passbook.pdf");
const phoneOf = async ({ userId }: { userId: string }) => (await findContact(userId, "phone")) ?? "";
const awardRow = async (id: string) => (await database().select().from(award).where(eq(award.id, id)))[0];

/** An account in another name, which waits for the desk. */
async function waitingAccount() {
  const { student, payout: id, line } = await batch("sent");
  await settlePayout(chief, id, { outcome: "returned", reason: "account_closed" });
  await sendAccountCode(student, line.awardId, address);
  const outcome = await changeAccount(student, line.awardId, {
    account: "30217777777",
    ifsc: "SBIN0001234",
    holder: "Somebody Else",
    otp: demoOtp,
    passbook: { file: await passbook() },
    address,
  });
  expect(outcome).toBe("waiting");
  const [change] = await database()
    .select()
    .from(accountChange)
    .where(eq(accountChange.awardId, line.awardId));
  if (!change) throw new Error("no change");
  const place = async () =>
    (await database().select({ place: awardPlace }).from(award).where(eq(award.id, line.awardId)))[0]?.place;
  return { student, awardId: line.awardId, change: change.id, place };
}

const waiting = accountChangeList.read("/x?status=waiting");

describe("S24: a new account in another name", () => {
  everyButton(accountChangesActions, {
    async take(press) {
      const one = await waitingAccount();
      expect(await one.place()).toBe("account_look");
      await expect(press(donor, { change: one.change })).resolves.toMatchObject({ status: 403 });
      await press(chief, { change: one.change });
      expect(await one.place()).toBe("ready");
      const [row] = await database()
        .select()
        .from(application)
        .where(eq(application.studentId, one.student.studentId));
      expect(row?.accountLastFour).toBe("7777");
      expect((await listAccountChanges(chief, waiting)).rows.map(({ id }) => id)).not.toContain(one.change);
      const taken = accountChangeList.read("/x?status=taken&q=7777");
      expect((await listAccountChanges(chief, taken)).rows.map(({ id }) => id)).toContain(one.change);
      const none = accountChangeList.read("/x?status=taken&q=9999");
      expect((await listAccountChanges(chief, none)).rows).toEqual([]);
      await expect(listAccountChanges(donor, waiting)).rejects.toMatchObject({ status: 403 });
      const file = await exportMoneyLists.accountChanges.file(chief, new URL("http://x/?status=taken"));
      const text = await file.text();
      expect(text).toContain("Somebody Else");
      expect(text).toContain("20000");
      expect(text).not.toContain("30217777777");
    },
    async refuse(press) {
      const one = await waitingAccount();
      const listed = (await listAccountChanges(chief, waiting)).rows.find(({ id }) => id === one.change);
      expect(listed).toMatchObject({ holder: "Somebody Else", applicant: soundAnswers.fullName });
      expect(JSON.stringify(listed)).not.toContain("30217777777");
      await expect(press(chief, { change: one.change, reason: "" })).resolves.toMatchObject({ status: 422 });
      await press(chief, { change: one.change, reason: "The passbook cannot be read." });
      expect(await one.place()).toBe("returned");
      expect((await awardRow(one.awardId))?.status).toBe("returned");
      // Decided once.
      await expect(press(chief, { change: one.change })).resolves.toMatchObject({ status: 422 });
      // T36: what names an account goes with the years for money.
      expect(await forgetOldAccounts()).toBe(0);
      const longAgo = { createdAt: new Date(now().getTime() - 366 * 7 * 86_400_000) };
      await database().update(accountChange).set(longAgo).where(eq(accountChange.id, one.change));
      expect(await forgetOldAccounts()).toBe(1);
    },
  });
});

describe("the buttons of an award", () => {
  everyButton(awardActions, {
    async account(press) {
      const { student, payout: id, line } = await batch("sent");
      await settlePayout(chief, id, { outcome: "returned", reason: "account_closed" });
      const params = { awardId: line.awardId };
      const fields = {
        account: "30219999999",
        accountAgain: "30219999998",
        ifsc: "SBIN0001234",
        holder: soundAnswers.fullName ?? "",
        otp: demoOtp,
        passbook: await passbook(),
      };
      const refused = await press(student, fields, params);
      expect(refused).toMatchObject({ status: 422, answer: { form: "account" } });
      expect(JSON.stringify(refused)).not.toContain("3021999999");
      const sound = { ...fields, accountAgain: fields.account };
      const { student: stranger } = await batch("prepared");
      await expect(press(stranger, sound, params)).rejects.toMatchObject({ status: 404 });
      // S24: without a code that was sent for this, nothing changes.
      const wrong = { status: 422, answer: { errors: { otp: ["otp"] } } };
      await expect(press(student, sound, params)).resolves.toMatchObject(wrong);
      await sendOtp({ phone: await phoneOf(student), purpose: "student", address, language: "en" });
      await expect(press(student, sound, params)).resolves.toMatchObject(wrong);
      const lastFour = async () =>
        (await database().select().from(application).where(eq(application.studentId, student.studentId)))[0]
          ?.accountLastFour;
      expect(await lastFour()).toBe("4567");
      await sendAccountCode(student, line.awardId, address);
      // The passbook came with the mistyped code: it need not be sent again.
      const { passbook: _, ...without } = sound;
      await expect(press(student, without, params)).resolves.toEqual({
        to: `/payouts/${line.awardId}?done=saved`,
      });
      expect(await lastFour()).toBe("9999");
      expect((await awardRow(line.awardId))?.status).toBe("accepted");
    },
    async account_code(press) {
      const { student, payout: id, line } = await batch("sent");
      const params = { awardId: line.awardId };
      await expect(press(student, {}, params)).rejects.toMatchObject({ status: 409 });
      await settlePayout(chief, id, { outcome: "returned", reason: "account_closed" });
      await expect(press(student, {}, params)).resolves.toEqual({
        to: `/payouts/${line.awardId}?done=code#account`,
      });
      const hash = hashContact("phone", await phoneOf(student));
      const codes = await database().select().from(otpCode).where(eq(otpCode.phoneHash, hash));
      expect(codes.map(({ purpose }) => purpose)).toEqual(["account"]);
    },
    async accept(press) {
      const one = await offered();
      await expect(press(one.other, {}, one.params)).rejects.toMatchObject({ status: 404 });
      await press(one.student, {}, one.params);
      await press(one.student, {}, one.params);
      expect(await one.status()).toBe("accepted");
    },
    async decline(press) {
      const one = await offered();
      await press(one.student, {}, one.params);
      expect(await one.status()).toBe("released");
      const [of] = await database().select().from(application).where(eq(application.id, one.applicationId));
      expect(of).toMatchObject({ status: "withdrawn", awardPaise: null });
      expect(await readHeld(database() as never, account.award(one.params.awardId))).toBe(0);
    },
    async came(press) {
      const one = await offered();
      await expect(press(one.student, {}, one.params)).rejects.toMatchObject({ status: 404 });
    },
    async dispute(press) {
      const one = await offered();
      await expect(press(one.student, { dispute: "" }, one.params)).resolves.toMatchObject({ status: 422 });
      await expect(press(one.student, { dispute: "Nothing came." }, one.params)).rejects.toMatchObject({
        status: 404,
      });
    },
    async thank(press) {
      const { student, params } = await paidAward();
      const fields = { progress: "continued", text: "Thank you, I go on to the second year." };
      await expect(
        press(student, { ...fields, text: "My number is 98480 12345, call." }, params),
      ).resolves.toMatchObject({
        status: 422,
        answer: { errors: { text: ["personal"] }, typed: { progress: ["continued"] } },
      });
      await expect(press(student, fields, params)).resolves.toEqual({
        to: `/payouts/${params.awardId}?done=sent`,
      });
      expect(await noteOf(params.awardId)).toMatchObject({ ...fields, status: "waiting" });
      // S17g: it may be November.
      const other = await paidAward();
      await press(other.student, { ...fields, progress: "same" }, other.params);
      expect(await noteOf(other.params.awardId)).toMatchObject({ progress: "same" });
    },
  });
});

describe("the buttons of the payout desk", () => {
  /** A thank-you that waits for the desk. */
  async function waitingNote() {
    const { student, params } = await paidAward();
    await writeScholarNote(student, params.awardId, {
      progress: "finished",
      text: "Thank you for these two years.",
    });
    return { note: (await noteOf(params.awardId))?.id ?? "", read: () => noteOf(params.awardId) };
  }
  everyButton(payoutsActions, {
    async prepare(press) {
      await makeApproved(scholarshipId, 20_000_00);
      const { id: gone } = await makeApproved(scholarshipId, 20_000_00);
      await reserveAwards(clerk);
      await acceptOffers();
      await database().update(application).set({ erasedAt: now() }).where(eq(application.id, gone));
      const formKey = newFormKey();
      const pressed = await press(clerk, { formKey });
      const [made] = await database().select().from(payoutBatch).orderBy(desc(payoutBatch.serial)).limit(1);
      expect(made).toMatchObject({ status: "prepared", preparedBy: clerk.userId });
      expect(pressed).toEqual({ to: `/admin/payouts/${made?.id}` });
      // Whose application is erased is not paid.
      const [left] = await database().select().from(award).where(eq(award.applicationId, gone));
      expect(left?.status).toBe("accepted");
      // The same form again is the same batch.
      await expect(press(clerk, { formKey })).resolves.toEqual(pressed);
    },
    async general(press) {
      const { id: without } = await makeScholarship();
      const { id } = await makeApproved(without, 5_000_00);
      await press(clerk, { application: id });
      const [row] = await database().select().from(award).where(eq(award.applicationId, id));
      expect(row).toMatchObject({ programmeId: generalFund.id, amountPaise: 5_000_00, status: "offered" });
      const rich = await makeApproved(without, 90_00_000_00);
      // D23: a large one is a matter of two people; nothing is set aside before the second has agreed.
      await expect(press(clerk, { application: rich.id })).resolves.toEqual({
        to: "/admin/payouts?done=asked",
      });
      expect(await database().$count(award, eq(award.applicationId, rich.id))).toBe(0);
    },
    async set_aside(press) {
      const { scholarshipId: scholarship, move, read } = await ofTheFund({ seats: 2, awardPaise: 4_000_00 });
      await expect(press(donor, { scholarship })).resolves.toMatchObject({ status: 403 });
      // Not a rupee of it is there: it cannot open, and seats × amount is what is asked for.
      await expect(move("publish")).rejects.toMatchObject({ code: "not_funded" });
      expect((await readPayoutDesk(clerk)).ofTheFund).toMatchObject([
        { id: scholarship, needed: "₹8,000", amount: "₹8,000", canMove: true },
      ]);
      await press(clerk, { scholarship });
      await press(clerk, { scholarship });
      expect(await read()).toEqual({ given: 8_000_00, budgetPaise: 8_000_00 });
      expect((await readPayoutDesk(clerk)).ofTheFund).toEqual([]);
      await move("publish");
      const [booked] = await database()
        .select()
        .from(ledgerTransaction)
        .where(eq(ledgerTransaction.kind, "set_aside"));
      expect(booked).toBeDefined();
      const large = await ofTheFund({ seats: 100, awardPaise: 50_000_00 });
      await expect(press(clerk, { scholarship: large.scholarshipId })).resolves.toEqual({
        to: "/admin/payouts?done=asked",
      });
      expect((await large.read()).given).toBe(0);
      await expect(press(clerk, { scholarship: scholarshipId })).resolves.toMatchObject({ status: 409 });
    },
    async give_back(press) {
      const { scholarshipId: scholarship, move, read } = await ofTheFund({ seats: 3, awardPaise: 1_000_00 });
      await carryOutSetAside(chief, scholarship);
      await move("publish");
      // One student takes a seat; only what nobody was awarded goes back.
      const { id: applicationId } = await makeApproved(scholarship, 1_000_00);
      await reserveAwards(clerk);
      const [row] = await database().select().from(award).where(eq(award.applicationId, applicationId));
      expect(row).toMatchObject({ status: "offered", amountPaise: 1_000_00 });
      await expect(press(clerk, { scholarship })).resolves.toMatchObject({ status: 409 });
      await move("close");
      await press(clerk, { scholarship });
      await press(clerk, { scholarship });
      expect((await read()).given).toBe(1_000_00);
      expect((await makeTrialBalance()).faults).toBe(0);
    },
    async show_note(press) {
      const { note, read } = await waitingNote();
      await press(clerk, { note });
      expect(await read()).toMatchObject({ status: "shown", readBy: clerk.userId });
    },
    async refuse_note(press) {
      const { note, read } = await waitingNote();
      await press(clerk, { note });
      expect(await read()).toMatchObject({ status: "refused", readBy: clerk.userId });
      await expect(press(donor, { note })).resolves.toMatchObject({ status: 403 });
    },
  });
});

describe("the buttons of the bank's answers", () => {
  const csv = (line: { serial: number; createdAt: Date }) =>
    `Reference,Status,UTR,Reason,Amount\n${payoutNumber(line)},paid,UTRB${line.serial}000000,,`;
  everyButton(bankAnswersActions, {
    async check(press) {
      const { line, now } = await batch("sent");
      const before = await now();
      await expect(press(chief, { file: new File([csv(line)], "bank.csv") })).resolves.toMatchObject({
        status: 200,
        answer: { shown: { isDone: false, preview: { counts: { paid: 1 } } } },
      });
      expect(await now()).toEqual(before);
      await expect(press(chief, {})).resolves.toMatchObject({
        status: 422,
        answer: { errors: { file: ["Choose the CSV file of the bank."] } },
      });
    },
    async record(press) {
      const { line, now } = await batch("sent");
      await expect(press(chief, { answers: csv(line) })).resolves.toMatchObject({
        answer: { shown: { isDone: true } },
      });
      expect(await now()).toEqual({ batch: "settled", payout: "paid", award: "paid" });
    },
  });
});
