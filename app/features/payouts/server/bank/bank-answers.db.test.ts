import { asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { newFormKey } from "#app/core/forms/form-key.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { notification } from "#app/db/schema/messages.ts";
import { payout } from "#app/db/schema/payouts.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { createDonorProgramme } from "#app/features/giving/server/programmes/create-donor-programme.server.ts";
import { makeTrialBalance } from "#app/features/ledger/server/make-trial-balance.server.ts";
import { applicationWorldJobs, useApplicationWorld } from "#tests/support/application-world.ts";
import { acceptOffers, give, makeApproved, makePortalPerson } from "#tests/support/funding-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { payoutNumber } from "../../payout-view.ts";
import { reserveAwards } from "../awards/reserve-awards.server.ts";
import { approvePayouts } from "../batches/approve-payouts.server.ts";
import { getPayoutBatch } from "../batches/get-payout-batch.server.ts";
import { preparePayouts } from "../batches/prepare-payouts.server.ts";
import { sendPayouts } from "../batches/send-payouts.server.ts";
import { previewBankAnswers } from "./preview-bank-answers.server.ts";
import { takeBankAnswers } from "./take-bank-answers.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
useApplicationWorld();

let donor: Actor;
let clerk: Actor;
let chief: Actor;
let batchId: string;
let numbers: string[];
let students: string[];

beforeAll(async () => {
  donor = await makePortalPerson("donor", "Krishna Trust");
  clerk = await makePortalPerson("admin", "Payout Clerk");
  chief = await makePortalPerson("admin", "Payout Chief");
  const { id } = await createDonorProgramme(donor, {
    formKey: newFormKey(),
    title: "Bus Passes",
    description: "For students who travel far.",
    category: "merit",
    levelFrom: "undergraduate",
    levelTo: "undergraduate",
    states: [],
    gender: "any",
    award: 1_000_00,
    seats: 10,
    closesOn: "2026-12-31",
    isOpen: false,
  });
  const [row] = await database().select().from(programme).where(eq(programme.id, id));
  await give(donor, id, 4_000_00);
  const made = [];
  for (let index = 0; index < 4; index += 1)
    made.push(await makeApproved(row?.scholarshipId ?? "", 1_000_00));
  students = made.map(({ student }) => student.userId);
  await reserveAwards(clerk);
  await acceptOffers();
  ({ id: batchId } = await preparePayouts(clerk, newFormKey()));
  const rows = await database().select().from(payout).orderBy(asc(payout.serial));
  numbers = rows.map(payoutNumber);
});

const file = (...lines: string[]) => ["Reference,Status,UTR,Reason,Amount", ...lines].join("\n");
const verdicts = async (text: string) =>
  (await previewBankAnswers(chief, text)).rows.map(({ verdict }) => verdict);

describe("the bank's answer file", () => {
  it("does nothing for a batch that was not sent, and is the desk's alone", async () => {
    const text = file(`${numbers[0]},paid,UTRA0000001,,1000`);
    expect(await verdicts(text)).toEqual(["wrong"]);
    await expect(previewBankAnswers(donor, text)).rejects.toMatchObject({ status: 403 });
    await expect(takeBankAnswers(donor, text)).rejects.toMatchObject({ status: 403 });
    await expect(takeBankAnswers(chief, "nonsense")).rejects.toMatchObject({ status: 422 });
    await approvePayouts(chief, batchId);
    await sendPayouts(chief, batchId);
  });

  it("is shown line by line, recorded as the sandbox would, and twice changes nothing (T38)", async () => {
    const text = file(
      `${numbers[0]},paid,UTRA0000001,,1000.00`,
      `${numbers[1]},returned,,Account closed,`,
      `${numbers[2]},paid,UTRA0000002,,`,
      `${numbers[2]},pending,,,`,
      `${numbers[3]},paid,UTRA0000004,,999`,
      "PO-2026-9999999-9,paid,UTRA0000005,,",
      `${numbers[0]},paid,UTRA0000001,,1000.00`,
    );
    const before = await database().select().from(payout).orderBy(asc(payout.serial));
    const expected = ["paid", "returned", "wrong", "wrong", "wrong", "wrong", "same"];
    const preview = await previewBankAnswers(chief, text);
    expect(preview.rows.map(({ verdict }) => verdict)).toEqual(expected);
    // A dry run changes nothing.
    expect(await database().select().from(payout).orderBy(asc(payout.serial))).toEqual(before);

    // Two people send it at once.
    await Promise.all([takeBankAnswers(chief, text), takeBankAnswers(clerk, preview.text)]);
    const after = await database().select().from(payout).orderBy(asc(payout.serial));
    expect(
      after.map(({ status, bankReference, returnReason }) => [status, bankReference, returnReason]),
    ).toEqual([
      ["paid", "UTRA0000001", null],
      ["returned", null, "account_closed"],
      ["sent", null, null],
      ["sent", null, null],
    ]);
    expect((await getPayoutBatch(chief, batchId)).status).toBe("sent");
    const audits = () => database().$count(auditEntry, eq(auditEntry.event, "payout.answers_taken"));
    const noted = await audits();
    expect(noted).toBeGreaterThan(0);
    const again = await takeBankAnswers(chief, text);
    expect(again.counts).toMatchObject({ paid: 0, returned: 0 });
    expect(await audits()).toBe(noted);
    expect(await database().select().from(payout).orderBy(asc(payout.serial))).toEqual(after);

    // Both sides hear of it once: the paid student, the one who is asked, and the giver.
    for (const userId of [students[0], students[1], donor.userId]) {
      const told = await database()
        .select()
        .from(notification)
        .where(eq(notification.userId, userId ?? ""));
      const isOffer = /accept/i;
      const news = told.filter(
        ({ link, title }) => /payouts|students/.test(link ?? "") && !isOffer.test(title),
      );
      expect(news).toHaveLength(1);
    }
    expect(
      await verdicts(file(`${numbers[1]},paid,UTRA0000009,,`, `${numbers[0]},paid,UTRA0000008,,`)),
    ).toEqual(["wrong", "wrong"]);
    // The bank answers for the rest: the batch is settled, and the books agree.
    await takeBankAnswers(
      clerk,
      file(`${numbers[2]},paid,UTRA0000002,,`, `${numbers[3]},success,UTRA0000003,,`),
    );
    expect((await getPayoutBatch(chief, batchId)).status).toBe("settled");
    expect((await makeTrialBalance()).faults).toBe(0);
  });
});
