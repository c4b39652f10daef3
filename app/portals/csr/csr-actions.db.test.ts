import { eq } from "drizzle-orm";
import { beforeAll, describe, expect } from "vitest";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { csrCompany, csrOutcome, csrSpend, csrTransfer, csrYear } from "#app/db/schema/csr.ts";
import { notification } from "#app/db/schema/messages.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { listCsrOutcomes } from "#app/features/csr/server/programmes/list-csr-outcomes.server.ts";
import { readCsrBooks } from "#app/features/csr/server/reports/read-csr-books.server.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { useApplicationWorld } from "#tests/support/application-world.ts";
import { everyButton, pressOf } from "#tests/support/every-button.ts";
import { makeCompany } from "#tests/support/rows/organisation-rows.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { csrActions } from "./csr-actions.server.ts";

useTestDatabase({ jobs: notificationJobs });
useApplicationWorld();

let company: Awaited<ReturnType<typeof makeCompany>>;
let other: Actor;
beforeAll(async () => {
  company = await makeCompany("Kaveri Agro Industries Ltd");
  other = await makeCompany("Another Ltd");
});

const newProgramme = (title: string) => ({
  formKey: newFormKey(),
  title,
  description: "Fees and books for three years.",
  scheduleItem: "ii",
  isOngoing: "no",
  budget: "3 crore",
  startsOn: "2025-04-01",
  endsOn: "2027-03-31",
  "milestones[0].title": "First hundred students",
  "milestones[0].dueOn": "2026-12-31",
});
let titles = 0;
/** A program made by its own button. */
async function program() {
  titles += 1;
  const form = new FormData();
  for (const [name, value] of Object.entries(newProgramme(`Program ${titles}`))) form.set(name, value);
  form.set("intent", "new-program");
  await csrActions.press({ ...pressOf(company), param: String }, form);
  const now = async () =>
    (
      await database()
        .select()
        .from(programme)
        .where(eq(programme.title, `Program ${titles}`))
    )[0];
  const id = (await now())?.id ?? "";
  return { id, now: () => rowOf(id), to: `/csr?tab=programs&program=${id}` };
}
const rowOf = async (id: string) =>
  (await database().select().from(programme).where(eq(programme.id, id)))[0];
const voucher = (id: string, number: string) => ({
  program: id,
  formKey: newFormKey(),
  kind: "direct",
  amount: "1.5 lakh",
  spentOn: "2026-08-10",
  voucher: number,
  note: "Fees of the first term",
});
const spends = (id: string) => database().select().from(csrSpend).where(eq(csrSpend.programmeId, id));
const yearOf = async (year: number) =>
  (await database().select().from(csrYear).where(eq(csrYear.organisationId, company.organisationId))).find(
    (row) => row.year === year,
  );

describe("the buttons of the CSR portal", () => {
  everyButton(csrActions, {
    async settings(press) {
      const fields = {
        name: "Kaveri Agro Industries Ltd",
        budget: "5 crore",
        educationPercent: "50",
        reportFrequency: "monthly",
        impactMetrics: ["students"],
        committeeDirectors: "3",
        committeeIndependent: "1",
      };
      await expect(press(company, { ...fields, committeeIndependent: "4" })).resolves.toMatchObject({
        status: 422,
        answer: { form: "settings", errors: { committeeIndependent: [expect.any(String)] } },
      });
      await expect(press(company, fields)).resolves.toEqual({ to: "/csr?tab=settings&done=settings" });
      const [row] = await database()
        .select()
        .from(csrCompany)
        .where(eq(csrCompany.organisationId, company.organisationId));
      expect(row).toMatchObject({ budgetPaise: 5_00_00_000_00, educationPercent: 50, committeeDirectors: 3 });
    },
    async figures(press) {
      await press(company, {
        year: "2024",
        netWorth: "90 crore",
        turnover: "800 crore",
        netProfit: "-2 crore",
      });
      expect(await yearOf(2024)).toMatchObject({ netProfitPaise: -2_00_00_000_00 });
    },
    async board(press) {
      await press(company, { year: "2025", planApprovedOn: "2025-06-01" });
      expect(await yearOf(2025)).toMatchObject({ planApprovedOn: "2025-06-01", cfoHalfOn: null });
    },
    async transfer(press) {
      await press(company, {
        year: "2025",
        kind: "schedule_vii_fund",
        amount: "10 lakh",
        madeOn: "2026-09-01",
        receiver: "PM CARES Fund",
        reference: "UTR123456",
      });
      const rows = await database()
        .select()
        .from(csrTransfer)
        .where(eq(csrTransfer.organisationId, company.organisationId));
      expect(rows).toMatchObject([{ amountPaise: 10_00_000_00, reference: "UTR123456" }]);
    },
    async "new-program"(press) {
      const fields = newProgramme("Girls in polytechnics");
      const refused = await press(company, { ...fields, "milestones[0].dueOn": "" });
      expect(refused).toMatchObject({
        status: 422,
        answer: { errors: { "milestones[0].dueOn": ["Choose the day it is due."] } },
      });
      const pressed = await press(company, fields);
      const [row] = await database().select().from(programme).where(eq(programme.title, fields.title));
      expect(row).toMatchObject({ budgetPaise: 3_00_00_000_00, organisationId: company.organisationId });
      expect(pressed).toEqual({ to: `/csr?tab=programs&program=${row?.id}&done=program` });
    },
    async spend(press) {
      const { id, to } = await program();
      await expect(press(other, voucher(id, "V-0"))).rejects.toMatchObject({ status: 404 });
      await expect(press(company, voucher(id, "V-1"))).resolves.toEqual({ to: `${to}&done=spend` });
      expect(await spends(id)).toMatchObject([{ amountPaise: 1_50_000_00, voucher: "V-1" }]);
      // D36: straight to its bill.
      await expect(press(company, { ...voucher(id, "V-1b"), after: "proof" })).resolves.toMatchObject({
        to: expect.stringMatching(/^\/csr\/papers\?kind=voucher&spend=[\w-]{36}&done=spend/),
      });
    },
    async outcome(press) {
      const { id } = await program();
      await press(company, {
        formKey: newFormKey(),
        programmeId: id,
        metric: "students",
        count: "40",
        reportedOn: "2026-10-01",
      });
      const rows = await database().select().from(csrOutcome).where(eq(csrOutcome.programmeId, id));
      expect(rows).toMatchObject([{ metric: "students", count: 40 }]);
    },
    async "outcome-back"(press) {
      const { id } = await program();
      const outcomeId = newId();
      const row = { organisationId: company.organisationId, programmeId: id, metric: "trained", count: 7 };
      const counted = async () =>
        (await readCsrBooks(company)).outcomes.filter(({ programmeId }) => programmeId === id).length;
      await database()
        .insert(csrOutcome)
        .values({ ...row, id: outcomeId, reportedOn: "2026-10-01", createdAt: new Date() });
      const fields = { outcome: outcomeId, reason: "The partner counted one town twice." };
      expect(await counted()).toBe(1);
      await expect(press(other, fields)).rejects.toMatchObject({ status: 404 });
      await expect(press(company, { ...fields, reason: " " })).resolves.toMatchObject({ status: 422 });
      await expect(press(company, fields)).resolves.toEqual({ to: "/csr?tab=impact&done=outcome-back" });
      await press(company, { ...fields, reason: "Again." });
      expect(await counted()).toBe(0);
      expect((await listCsrOutcomes(company)).find((line) => line.id === outcomeId)?.takenBack).toBe(
        fields.reason,
      );
    },
    async scholarship(press) {
      const { id, now } = await program();
      await press(company, {
        program: id,
        formKey: newFormKey(),
        title: "Polytechnic Award",
        description: "For students of polytechnics who are the first of their family to study.",
        category: "merit",
        level: "undergraduate",
        award: "20,000",
        seats: "5",
        closesOn: "2026-12-31",
      });
      const [made] = await database()
        .select()
        .from(scholarship)
        .where(eq(scholarship.title, "Polytechnic Award"));
      expect((await now())?.scholarshipId).toBe(made?.id);
    },
    async budget(press) {
      const { id, now } = await program();
      await press(company, { program: id, budget: "2 crore", endsOn: "2026-12-31" });
      expect(await now()).toMatchObject({ budgetPaise: 2_00_00_000_00, endsOn: "2026-12-31" });
    },
    async milestone(press) {
      const { id, now } = await program();
      await press(company, { program: id, title: "Second hundred", dueOn: "2027-01-31" });
      expect((await now())?.milestones).toMatchObject([{}, { title: "Second hundred", dueOn: "2027-01-31" }]);
    },
    async tick(press) {
      const { id, now } = await program();
      await press(company, { program: id, index: "0", done: "yes" });
      expect((await now())?.milestones).toMatchObject([{ doneOn: "2026-11-15" }]);
      await press(company, { program: id, index: "0", done: "no" });
      expect((await now())?.milestones?.[0]?.doneOn ?? null).toBeNull();
    },
    async complete(press) {
      const { id, now, to } = await program();
      await expect(press(other, { program: id })).rejects.toMatchObject({ status: 404 });
      await expect(press(company, { program: id })).resolves.toEqual({ to: `${to}&done=completed` });
      expect(await now()).toMatchObject({ status: "completed" });
      await expect(press(company, { program: id })).resolves.toMatchObject({ status: 409 });
    },
    async reverse(press) {
      const { id, to } = await program();
      const form = new FormData();
      for (const [name, value] of Object.entries(voucher(id, "V-9"))) form.set(name, value);
      form.set("intent", "spend");
      await csrActions.press({ ...pressOf(company), param: String }, form);
      const [first] = await spends(id);
      const spend = first?.id ?? "";
      await expect(press(company, { spend })).resolves.toMatchObject({
        status: 422,
        answer: { form: "reverse", errors: { reason: [expect.any(String)] } },
      });
      await expect(press(company, { spend, reason: "Booked twice" })).resolves.toEqual({
        to: `${to}&done=reversed`,
      });
      expect((await spends(id)).map(({ reason }) => reason)).toEqual([null, "Booked twice"]);
      expect((await spends(id)).map(({ amountPaise }) => amountPaise)).toEqual([1_50_000_00, -1_50_000_00]);
    },
    async read(press) {
      const [one] = await tell("one", "two");
      await press(company, { notification: one?.id ?? "" });
      expect(await unread()).toHaveLength(1);
    },
    async "read-all"(press) {
      await tell("three");
      await press(company);
      expect(await unread()).toEqual([]);
    },
  });
});

const notices = () => database().select().from(notification).where(eq(notification.userId, company.userId));
const unread = async () => (await notices()).filter(({ readAt }) => readAt === null);
async function tell(...titles: string[]) {
  await inTransaction(async (tx) => {
    for (const title of titles)
      await notify(tx, company.userId, { type: "info", title, message: "B", link: "/csr", dedupeKey: title });
  });
  return (await unread()).filter(({ title }) => titles.includes(title));
}
