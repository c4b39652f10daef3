import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useRealClock } from "#app/core/clock.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { newId } from "#app/core/id.ts";
import { rupees } from "#app/core/money.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { prepareJobs } from "#app/db/jobs/jobs.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { award } from "#app/db/schema/awards.ts";
import { csrSpend } from "#app/db/schema/csr.ts";
import { notification, outboundMessage } from "#app/db/schema/messages.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { generalFund } from "#app/features/giving/general-fund.ts";
import { getDonationRow } from "#app/features/giving/server/donations/get-donation-row.server.ts";
import { findDonationPath } from "#app/features/giving/server/impact/find-donation-path.server.ts";
import { listProgrammes } from "#app/features/giving/server/programmes/list-programmes.server.ts";
import { makeDonationReceipt } from "#app/features/giving/server/receipts/make-donation-receipt.server.ts";
import { makeTrialBalance } from "#app/features/ledger/server/make-trial-balance.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { reserveAwards } from "#app/features/payouts/server/awards/reserve-awards.server.ts";
import {
  makeFullDraft,
  makeScholarship,
  makeStudent,
  useApplicationWorld,
} from "#tests/support/application-world.ts";
import { give, makeApproved } from "#tests/support/funding-world.ts";
import { makeCompany } from "#tests/support/rows/organisation-rows.ts";
import { engine, useTestDatabase } from "#tests/support/test-database.ts";
import { programmeProgress } from "../csr-books.ts";
import { complianceScore, csrChecklist } from "../csr-checklist.ts";
import { csrSpendList } from "../csr-lists.ts";
import { lastPeriod } from "../csr-periods.ts";
import { csrPicture } from "../csr-picture.ts";
import type { CsrSpendLine } from "../csr-spend-line.ts";
import type { CsrProgrammeForm } from "../forms/csr-programme.ts";
import type { CsrSpendForm } from "../forms/csr-spend.ts";
import { csrJobs } from "./csr-jobs.server.ts";
import { changeCsrProgramme } from "./programmes/change-csr-programme.server.ts";
import { createCsrProgramme } from "./programmes/create-csr-programme.server.ts";
import { recordCsrOutcome } from "./programmes/record-csr-outcome.server.ts";
import { runCsrScholarship } from "./programmes/run-csr-scholarship.server.ts";
import { remindCsrDuties } from "./remind-csr-duties.server.ts";
import { csr2Figures } from "./reports/csr2-figures.server.ts";
import { drawCfoFigures } from "./reports/draw-cfo-figures.server.ts";
import { drawCsrReport } from "./reports/draw-csr-report.server.ts";
import { makeCsrReport } from "./reports/make-csr-report.server.ts";
import { readCfoFigures } from "./reports/read-cfo-figures.server.ts";
import { readCsrBooks } from "./reports/read-csr-books.server.ts";
import { sendCsrReports } from "./reports/send-csr-reports.server.ts";
import { saveCsrSettings } from "./save-csr-settings.server.ts";
import { saveCsrYear } from "./save-csr-year.server.ts";
import { listCsrSpends } from "./spends/list-csr-spends.server.ts";
import { recordCsrSpend } from "./spends/record-csr-spend.server.ts";
import { recordCsrTransfer } from "./spends/record-csr-transfer.server.ts";
import { reverseCsrSpend } from "./spends/reverse-csr-spend.server.ts";

useTestDatabase();
const world = useApplicationWorld("2026-11-15T06:00:00Z");

const crore = (count: number) => rupees(count * 10_000_000);
let company: Actor;
let other: Actor;

const settings = {
  name: "Kaveri Agro Industries Ltd",
  budget: crore(5),
  educationPercent: 50,
  reportFrequency: "monthly" as const,
  impactMetrics: ["students" as const],
  committeeDirectors: 3,
  committeeIndependent: 1,
};

function newProgramme(more: Partial<CsrProgrammeForm> = {}): CsrProgrammeForm {
  return {
    formKey: newFormKey(),
    title: "Girls in polytechnics",
    description: "Fees and books for three years.",
    scheduleItem: "ii",
    isOngoing: "no",
    budget: crore(3),
    startsOn: "2025-04-01",
    endsOn: "2027-03-31",
    states: ["telangana"],
    partnerName: "Setu Learning Trust",
    partnerCsr1: "CSR00012764",
    milestones: [{ title: "First hundred students", dueOn: "2026-12-31" }],
    ...more,
  };
}

let vouchers = 0;
function voucher(amount: number, more: Partial<CsrSpendForm> = {}): CsrSpendForm {
  vouchers += 1;
  return {
    formKey: newFormKey(),
    kind: "direct",
    amount,
    spentOn: "2026-08-10",
    voucher: `V-${vouchers}`,
    note: "Fees of the first term",
    ...more,
  };
}

async function figures(actor: Actor, profits: Readonly<Record<number, number>>) {
  for (const [year, profit] of Object.entries(profits)) {
    await saveCsrYear(actor, {
      figures: {
        year: Number(year),
        netWorth: crore(600),
        turnover: crore(1200),
        netProfit: profit,
        elsewhere: 0,
        elsewhereOverhead: 0,
      },
    });
  }
}

const pictureOf = async (actor: Actor, today = "2026-11-15") => {
  const books = await readCsrBooks(actor);
  const picture = csrPicture(books, today);
  return { books, picture, items: csrChecklist(books, picture) };
};

beforeAll(async () => {
  await prepareJobs([...csrJobs, ...notificationJobs]);
  company = await makeCompany("Kaveri Agro");
  other = await makeCompany("Another Ltd");
  await saveCsrSettings(company, settings);
});
afterAll(useRealClock);

describe("a company plans, spends and is short at the year's end", () => {
  it("knows nothing before the figures are entered, and says which are missing", async () => {
    const { items, picture } = await pictureOf(other);
    expect(picture.current.duty).toMatchObject({ applies: null, amount: 0, missing: [2023, 2024, 2025] });
    expect(items.find(({ id }) => id === "spend")).toMatchObject({ status: "due" });
  });

  it("reckons 2% of the three years, counts vouchers and refuses what is above the budget", async () => {
    await figures(company, {
      2023: crore(228),
      2024: crore(251),
      2025: crore(271),
    });
    const form = newProgramme();
    const [first, again] = [await createCsrProgramme(company, form), await createCsrProgramme(company, form)];
    expect(again.id).toBe(first.id);
    await recordCsrSpend(company, first.id, voucher(crore(2)));
    await recordCsrSpend(company, first.id, voucher(rupees(500_000), { kind: "overhead" }));
    await expect(recordCsrSpend(company, first.id, voucher(crore(1)))).rejects.toMatchObject({
      fieldErrors: { amount: [expect.stringContaining("left")] },
    });
    const { books, picture, items } = await pictureOf(company);
    expect(picture.current.duty.amount).toBe(crore(5));
    expect(picture.spent).toBe(crore(2.05));
    expect(picture.educationSpent).toBe(crore(2.05));
    expect(picture.educationTarget).toBe(crore(2.5));
    const [one] = books.programmes;
    expect(one && programmeProgress(books, one)).toMatchObject({ utilisation: 68, completion: 0 });
    expect(items.find(({ id }) => id === "committee")).toMatchObject({ status: "compliant" });
    expect(items.find(({ id }) => id === "spend")?.status).toBe("due");
    expect(complianceScore(items)).toBeLessThan(100);
  });

  it("a voucher number is used once; a wrong voucher is taken back, once, and the ledger still balances", async () => {
    const { id } = await createCsrProgramme(
      company,
      newProgramme({ title: "Hostel seats", budget: crore(1) }),
    );
    const form = voucher(rupees(70_000));
    const spend = await recordCsrSpend(company, id, form);
    expect((await recordCsrSpend(company, id, form)).id).toBe(spend.id);
    await expect(
      recordCsrSpend(company, id, voucher(rupees(1), { voucher: form.voucher.toLowerCase() })),
    ).rejects.toMatchObject({ status: 422 });
    await reverseCsrSpend(company, spend.id, "Booked twice");
    await reverseCsrSpend(company, spend.id, "Booked twice");
    const rows = await database().select().from(csrSpend).where(eq(csrSpend.programmeId, id));
    expect(rows.map(({ amountPaise }) => amountPaise).sort()).toEqual([-7_000_000, 7_000_000]);
    expect((await makeTrialBalance()).faults).toBe(0);
    const page = await listCsrSpends.page(company, csrSpendList.read("/"), id);
    expect(page.rows.map(({ isReversal, isReversed }) => [isReversal, isReversed])).toEqual(
      expect.arrayContaining([
        [true, false],
        [false, true],
      ]),
    );
  });

  it("T39: vouchers at once never pass the budget", async () => {
    const { id } = await createCsrProgramme(
      company,
      newProgramme({ title: "Library", budget: rupees(1000) }),
    );
    const tries = Array.from({ length: engine === "postgres" ? 30 : 12 }, () =>
      recordCsrSpend(company, id, voucher(rupees(180))),
    );
    const done = (await Promise.allSettled(tries)).filter(({ status }) => status === "fulfilled");
    expect(done).toHaveLength(5);
    await changeCsrProgramme(company, id, { what: "complete" });
    await expect(recordCsrSpend(company, id, voucher(rupees(1)))).rejects.toMatchObject({ status: 409 });
    await expect(changeCsrProgramme(company, id, { what: "complete" })).rejects.toMatchObject({
      status: 409,
    });
  });

  it("after 31 March it sees what must go where and by when, is reminded, and the duty ends with the transfer", async () => {
    await createCsrProgramme(
      company,
      newProgramme({ title: "Ongoing coaching", isOngoing: "yes", budget: crore(1), startsOn: "2026-04-01" }),
    );
    world.stand("2027-04-10T06:00:00Z");
    await saveCsrYear(company, {
      figures: {
        year: 2026,
        netWorth: crore(600),
        turnover: crore(1300),
        netProfit: crore(280),
        elsewhere: 0,
        elsewhereOverhead: 0,
      },
    });
    const short = (await pictureOf(company, "2027-04-10")).picture.openDuties.filter(
      ({ year }) => year === 2026,
    );
    expect(short.map(({ kind, transferBy, isLate }) => [kind, transferBy, isLate])).toEqual([
      ["ongoing", "2027-04-30", false],
      ["other", "2027-09-30", false],
    ]);
    const spent = (await pictureOf(company)).picture.spent;
    expect(short.reduce((sum, { left }) => sum + left, 0)).toBe(crore(5) - spent);
    expect(short[1]?.risk).toEqual({ company: crore(1), officer: rupees(200_000) });

    await remindCsrDuties();
    await remindCsrDuties();
    const told = await database()
      .select()
      .from(notification)
      .where(eq(notification.userId, company.userId ?? ""));
    expect(told.filter(({ title }) => title === "Unspent amount is due soon")).toHaveLength(1);

    const transfer = {
      year: 2026,
      kind: "unspent_account" as const,
      amount: crore(1),
      madeOn: "2027-04-10",
      receiver: "State Bank, Kurnool",
      reference: "UTR-7001",
    };
    await recordCsrTransfer(company, transfer);
    await expect(recordCsrTransfer(company, transfer)).rejects.toMatchObject({ status: 422 });
    const { picture } = await pictureOf(company, "2027-10-02");
    expect(picture.openDuties.find(({ kind, year }) => kind === "ongoing" && year === 2026)?.left).toBe(0);
    expect(picture.openDuties.find(({ kind, year }) => kind === "other" && year === 2026)?.isLate).toBe(true);
    expect(picture.accounts).toEqual([
      { year: 2026, moved: crore(1), spent: 0, left: crore(1), spendBy: "2030-03-31" },
    ]);
    world.stand("2026-11-15T06:00:00Z");
  });
});

describe("reports", () => {
  it("draws the board's report and mails each period once, without a figure in the mail", async () => {
    const period = lastPeriod("monthly", "2026-11-15");
    expect(period).toMatchObject({ from: "2026-10-01", to: "2026-10-31", label: "Oct 2026" });
    const bytes = await drawCsrReport(await makeCsrReport(company, period));
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(await sendCsrReports()).toBe(0);
    world.stand("2026-12-02T03:00:00Z");
    expect([await sendCsrReports(), await sendCsrReports()]).toEqual([1, 0]);
    const mails = await database().select().from(outboundMessage);
    expect(mails).toHaveLength(1);
    world.stand("2026-11-15T06:00:00Z");
  });

  it("gives the figures for Form CSR-2", async () => {
    const { lines } = await csr2Figures(company, 2026);
    const value = (item: string) => lines.find((line) => line.item === item)?.value;
    expect(value("2% of the average net profit")).toBe("50000000.00");
    expect(value("CSR-1 registration number")).toBe("CSR00012764");
    await expect(csr2Figures(company, 2030)).rejects.toMatchObject({ status: 404 });
  });
});

describe("T13, T14: what is another's, and what is a student's", () => {
  it("another company's ids do not exist", async () => {
    const [mine] = (await readCsrBooks(company)).programmes;
    const [spend] = await database().select().from(csrSpend).limit(1);
    const id = mine?.id ?? "";
    const tries = [
      () => recordCsrSpend(other, id, voucher(1)),
      () => changeCsrProgramme(other, id, { what: "complete" }),
      () => reverseCsrSpend(other, spend?.id ?? "", "Not mine"),
      () =>
        recordCsrOutcome(other, {
          formKey: newFormKey(),
          programmeId: id,
          metric: "students",
          count: 1,
          reportedOn: "2026-11-01",
        }),
      () => changeCsrProgramme(company, newId(), { what: "complete" }),
      () => changeCsrProgramme(company, "nothing", { what: "complete" }),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ status: 404 });
    expect((await listCsrSpends.page(other, csrSpendList.read("/"), id)).rows).toEqual([]);
    expect((await readCsrBooks(other)).spends).toEqual([]);
  });

  it("canary: an awarded student's name, phone and account reach no view, report or file", async () => {
    const canary = "Zubeida Canarywala";
    const { id } = await createCsrProgramme(company, newProgramme({ title: "Awards" }));
    const made = await runCsrScholarship(company, id, {
      formKey: newFormKey(),
      title: "Kaveri Girls Award",
      description: "For girls of the villages around our works, in a degree course.",
      category: "merit",
      level: "undergraduate",
      onlyGirls: "yes",
      award: rupees(20_000),
      seats: 10,
      closesOn: "2026-12-31",
    });
    const [row] = await database().select().from(scholarship).where(eq(scholarship.id, made.id));
    expect(row).toMatchObject({ ownerKind: "csr", ownerId: company.organisationId, runHere: true });
    // I5b: with no rupee behind it, it is nobody's but the company's.
    expect(row?.status).toBe("draft");
    const student = await makeStudent(canary);
    const { slug } = await makeScholarship();
    const draft = await makeFullDraft(student, slug);
    await database()
      .insert(award)
      .values({
        id: newId(),
        applicationId: draft.id,
        studentId: student.studentId,
        programmeId: id,
        amountPaise: rupees(20_000),
        status: "paid",
        createdAt: new Date("2026-11-01T06:00:00Z"),
        paidAt: new Date("2026-11-02T06:00:00Z"),
      });
    const { books, picture, items } = await pictureOf(company);
    expect(books.awarded).toContainEqual({ programmeId: id, students: 1 });
    const spends: CsrSpendLine[] = [];
    for await (const line of await listCsrSpends.export.open(company, csrSpendList.read("/")))
      spends.push(line);
    const report = await makeCsrReport(company, lastPeriod("annual", "2027-04-05"));
    expect(report.programmes.find(({ programme: one }) => one.id === id)?.inPeriod).toBe(rupees(20_000));
    // D13: a voucher and the one that takes it back are none.
    const standing = spends.filter((line) => !line.isReversal && !line.isReversed);
    expect(report.vouchers).toBe(
      standing.filter(({ spentOn }) => spentOn >= "2026-04-01" && spentOn <= "2027-03-31").length,
    );
    // D26: what the CFO signs is every rupee of the report, line by line.
    const signed = await readCfoFigures(company, lastPeriod("annual", "2027-04-05"));
    expect(signed.total).toBe(report.programmes.reduce((sum, one) => sum + one.inPeriod, 0));
    expect(signed.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(signed.total);
    expect(signed.lines.length).toBeGreaterThan(1);
    expect((await drawCfoFigures(signed)).subarray(0, 5).toString()).toBe("%PDF-");
    const seen = JSON.stringify([
      books,
      picture,
      items,
      spends,
      report,
      signed,
      await csr2Figures(company, 2026),
    ]);
    for (const secret of [
      "Canarywala",
      student.studentId,
      student.userId,
      draft.id,
      "9812345678",
      "30211234567",
    ])
      expect(seen).not.toContain(secret);
  });

  it("a company funds the awards of its scholarship, in its own portal; a mere project takes no money", async () => {
    const project = await createCsrProgramme(company, newProgramme({ title: "Funded awards" }));
    const form = {
      formKey: newFormKey(),
      title: "Kaveri Funded Award",
      description: "For students of any degree course, whom a fee would keep away.",
      category: "merit" as const,
      level: "undergraduate" as const,
      onlyGirls: "no" as const,
      award: rupees(20_000),
      seats: 5,
      closesOn: "2026-12-31",
    };
    await expect(give(company, project.id, rupees(1000))).rejects.toMatchObject({ status: 409 });
    const { id: scholarshipId } = await runCsrScholarship(company, project.id, form);
    await expect(give(other, project.id, rupees(1000))).rejects.toMatchObject({ status: 404 });
    // What no CSR figure would hold is not taken: neither the general fund nor another's program.
    await expect(give(company, generalFund.id, rupees(1000))).rejects.toMatchObject({ status: 409 });
    expect((await listProgrammes(company)).filter(({ canFund, isOwn }) => canFund && !isOwn)).toEqual([]);
    const id = await give(company, project.id, rupees(20_000));
    expect(await findDonationPath(id)).toBe(`/csr/funding/${id}`);
    await expect(getDonationRow(other, id)).rejects.toMatchObject({ status: 404 });
    expect((await makeDonationReceipt(company, id)).bytes.subarray(0, 5).toString()).toBe("%PDF-");
    const [told] = await database()
      .select()
      .from(notification)
      .where(eq(notification.title, "Donation received"));
    expect(told).toMatchObject({ userId: company.userId, link: `/csr/funding/${id}` });
    // Money for one award, two approved: the first decided has it.
    const approved = [
      await makeApproved(scholarshipId, rupees(20_000)),
      await makeApproved(scholarshipId, rupees(20_000)),
    ];
    expect(await reserveAwards(systemActor)).toEqual({ reserved: 1, waiting: 1 });
    const isOffered = and(eq(award.programmeId, project.id), eq(award.status, "offered"));
    const awards = await database().select().from(award).where(isOffered);
    expect(awards.map(({ applicationId }) => applicationId)).toEqual([
      approved.map((one) => one.id).sort()[0],
    ]);
    const [card] = (await listProgrammes(company)).filter((one) => one.id === project.id);
    expect(card).toMatchObject({ givenPaise: rupees(20_000), availablePaise: 0, canFund: true });
    expect((await makeTrialBalance()).faults).toBe(0);
  });

  it("a scholarship stays within the budget and under item (ii)", async () => {
    const health = await createCsrProgramme(company, newProgramme({ title: "Clinic", scheduleItem: "i" }));
    const form = {
      formKey: newFormKey(),
      title: "Too large",
      description: "For students of any degree course, whom a fee would keep away.",
      category: "merit" as const,
      level: "undergraduate" as const,
      onlyGirls: "no" as const,
      award: crore(1),
      seats: 9,
      closesOn: "2026-12-31",
    };
    await expect(runCsrScholarship(company, health.id, form)).rejects.toMatchObject({ status: 409 });
    const small = await createCsrProgramme(company, newProgramme({ title: "Small", budget: crore(2) }));
    await expect(
      runCsrScholarship(company, small.id, { ...form, formKey: newFormKey() }),
    ).rejects.toMatchObject({ fieldErrors: { seats: [expect.any(String)] } });
    const [row] = await database().select().from(programme).where(eq(programme.id, small.id));
    expect(row?.scholarshipId).toBeNull();
  });
});
