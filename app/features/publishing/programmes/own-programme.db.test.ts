import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { rupees } from "#app/core/money.ts";
import { type Actor, systemActor, visitor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { notification } from "#app/db/schema/messages.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { secondLook } from "#app/db/schema/second-looks.ts";
import { startApplication } from "#app/features/applications/server/sending/start-application.server.ts";
import { createCsrProgramme } from "#app/features/csr/server/programmes/create-csr-programme.server.ts";
import { runCsrScholarship } from "#app/features/csr/server/programmes/run-csr-scholarship.server.ts";
import { createDonorProgramme } from "#app/features/giving/server/programmes/create-donor-programme.server.ts";
import { settleSecondLook } from "#app/features/identity/server/second-person/settle-second-look.server.ts";
import { getScholarship } from "#app/features/scholarships/server/get-scholarship.server.ts";
import { getScholarshipTerms } from "#app/features/scholarships/server/lifecycle/get-scholarship-terms.server.ts";
import { setScholarshipTerms } from "#app/features/scholarships/server/lifecycle/set-scholarship-terms.server.ts";
import { connectFeatures } from "#server/connect-features.ts";
import { jobs } from "#server/job-list.ts";
import { makeFullDraft, makeStudent, submit, useApplicationWorld } from "#tests/support/application-world.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { give, makePortalPerson } from "#tests/support/funding-world.ts";
import { makeCompany } from "#tests/support/rows/organisation-rows.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { judgePartnerScholarship } from "../server/judge-partner-scholarship.server.ts";
import { moveAndTell } from "../server/move-and-tell.server.ts";
import { tellScholarshipNews } from "../server/tell-scholarship-news.server.ts";
import { completeOwnProgramme } from "./complete-own-programme.server.ts";
import { editProgramme } from "./edit-programme.server.ts";
import { getOwnProgramme } from "./get-own-programme.server.ts";
import { moveOwnProgramme } from "./move-own-programme.server.ts";
import { ownProgrammeActions, programmeEditActions } from "./own-programme-actions.server.ts";
import type { ProgrammeEdit } from "./programme-edit.ts";
import { reopenOwnProgramme } from "./reopen-own-programme.server.ts";
import { withdrawProgrammeChange } from "./withdraw-programme-change.server.ts";

useTestDatabase({ jobs });
useApplicationWorld();

let donor: Actor & { userId: string };
let other: Actor;
let desk: Actor;
beforeAll(async () => {
  connectFeatures();
  donor = await makePortalPerson("donor", "Godavari Trust");
  other = await makePortalPerson("donor", "Another Trust");
  desk = await makePortalPerson("admin", "Catalogue Desk");
});

const wish = {
  title: "Hostel Fees",
  description: "For students who live away from home.",
  category: "merit",
  levelFrom: "class-6-8",
  levelTo: "phd",
  states: [],
  gender: "any",
  award: 10_000_00,
  seats: 2,
  isOpen: false,
} satisfies ProgrammeEdit;
const typed = { ...wish, award: "10,000", seats: "2", states: [] as string[], isOpen: "" };

/** A programme that is paid for, and that the desk has read. */
async function publicProgramme(): Promise<{ id: string; slug: string; scholarshipId: string }> {
  const { id } = await createDonorProgramme(donor, {
    ...wish,
    formKey: newFormKey(),
    closesOn: "2026-12-31",
  });
  await give(donor, id, 20_000_00);
  const row = await scholarshipOf(id);
  if (row.status === "pending_approval") {
    await judgePartnerScholarship(desk, row.id, { approve: true, reason: "" });
  }
  return { id, slug: row.slug, scholarshipId: row.id };
}

async function scholarshipOf(programmeId: string) {
  const [found] = await database()
    .select({ row: scholarship })
    .from(scholarship)
    .innerJoin(programme, eq(programme.scholarshipId, scholarship.id))
    .where(eq(programme.id, programmeId));
  if (!found) throw new Error("No scholarship");
  return found.row;
}

const titlesOf = async (userId: string) =>
  (await database().select().from(notification).where(eq(notification.userId, userId))).map(
    ({ title }) => title,
  );

test("the first one is read by the desk before it is public; its word reaches the giver, who can mend it", async () => {
  const { id } = await createDonorProgramme(donor, {
    ...wish,
    formKey: newFormKey(),
    closesOn: "2026-12-31",
  });
  await give(donor, id, 20_000_00);
  const first = await scholarshipOf(id);
  expect(first.status).toBe("pending_approval");
  await expect(getScholarship(visitor, first.slug)).rejects.toMatchObject({ status: 404 });
  await judgePartnerScholarship(desk, first.id, { approve: false, reason: "Say which hostels." });
  expect(await titlesOf(donor.userId)).toContain("Hostel Fees: please change something");
  expect(await getOwnProgramme(donor, id)).toMatchObject({ status: "draft", publicHref: null });
  const mended = { ...wish, description: "For students who live in the hostels of a polytechnic." };
  expect(await editProgramme(donor, id, mended)).toBe("saved");
  expect((await scholarshipOf(id)).status).toBe("pending_approval");
  await judgePartnerScholarship(desk, first.id, { approve: true, reason: "" });
  expect(await titlesOf(donor.userId)).toContain("Hostel Fees is public now");
  const seen = await getScholarship(visitor, first.slug);
  expect(seen.scholarship.description).toContain("polytechnic");
});

describe("the buttons of a giver's own programme", () => {
  everyButton(ownProgrammeActions, {
    async withdraw(press) {
      const { id, slug, scholarshipId } = await publicProgramme();
      const params = { programmeId: id };
      expect(await press(donor, {}, params)).toMatchObject({ status: 409 });
      const student = await makeStudent();
      await submit(student, (await makeFullDraft(student, slug)).id);
      const change = { ...wish, award: 20_000_00, seats: 1, reason: "Fees have doubled." };
      expect(await editProgramme(donor, id, change)).toBe("asked");
      await expect(press(other, {}, params)).rejects.toMatchObject({ status: 404 });
      expect(await press(donor, {}, params)).toEqual({ to: `/donor/programs/${id}?done=withdrawn` });
      expect((await getOwnProgramme(donor, id)).waiting).toBeNull();
      expect(await getScholarshipTerms(scholarshipId)).toMatchObject({ awardPaise: 10_000_00, seats: 2 });
      // It can be asked for anew.
      expect(await editProgramme(donor, id, change)).toBe("asked");
      await press(donor, {}, params);
    },
    async pause(press) {
      const { id, slug } = await publicProgramme();
      const params = { programmeId: id };
      await expect(press(other, {}, params)).rejects.toMatchObject({ status: 404 });
      expect(await press(donor, {}, params)).toEqual({ to: `/donor/programs/${id}?done=paused` });
      expect(await press(donor, {}, params)).toMatchObject({ status: 409 });
      // As everybody else sees it.
      const { scholarship: shown } = await getScholarship(visitor, slug);
      expect(shown).toMatchObject({ status: "Closed", deadline: { basis: "paused" } });
      await expect(startApplication(await makeStudent(), { slug })).rejects.toMatchObject({
        code: "scholarship_paused",
      });
      expect((await getOwnProgramme(donor, id)).pausedOn).not.toBeNull();
    },
    async resume(press) {
      const { id, slug } = await publicProgramme();
      const params = { programmeId: id };
      const student = await makeStudent();
      const draft = await makeFullDraft(student, slug);
      await ownProgrammeActions.buttons.pause.run(
        { actor: donor, param: () => id } as never,
        undefined as never,
        new FormData(),
      );
      await expect(submit(student, draft.id)).rejects.toMatchObject({ code: "scholarship_paused" });
      await press(donor, {}, params);
      expect((await scholarshipOf(id)).status).toBe("active");
      await submit(student, draft.id);
    },
    async close(press) {
      const { id, slug, scholarshipId } = await publicProgramme();
      const student = await makeStudent();
      await startApplication(student, { slug });
      await press(donor, {}, { programmeId: id });
      const { status, revision } = await scholarshipOf(id);
      expect(status).toBe("closed");
      await tellScholarshipNews({ scholarshipId, what: "closed", revision });
      expect(await titlesOf(student.userId)).toContain("It takes no more applications");
      expect(await getOwnProgramme(donor, id)).toMatchObject({ isOver: true, events: [] });
    },
    async reopen(press) {
      const { id, slug, scholarshipId } = await publicProgramme();
      const params = { programmeId: id };
      const again = { closesOn: "2027-01-31", reason: "Two seats are free again." };
      await expect(press(donor, again, params)).resolves.toMatchObject({ status: 409 });
      await moveOwnProgramme(donor, id, { event: "close" });
      expect(await getOwnProgramme(donor, id)).toMatchObject({ canReopen: true });
      await expect(press(donor, { ...again, reason: "" }, params)).resolves.toMatchObject({ status: 422 });
      await expect(press(donor, { ...again, closesOn: "2020-01-01" }, params)).resolves.toMatchObject({
        status: 422,
      });
      await expect(press(other, again, params)).rejects.toMatchObject({ status: 404 });
      const viewer: Actor = { ...donor, teamRole: "viewer" };
      await expect(press(viewer, again, params)).resolves.toMatchObject({ status: 403 });
      const pressed = await press(donor, again, params);
      expect(pressed).toMatchObject({ to: expect.stringContaining("done=reopened") });
      expect(await scholarshipOf(id)).toMatchObject({ status: "active" });
      expect((await getScholarship(visitor, slug)).scholarship.deadline).toMatchObject({
        closesOn: "2027-01-31",
      });
      const audit = await database()
        .select()
        .from(auditEntry)
        .where(eq(auditEntry.chain, `scholarship:${scholarshipId}`));
      expect(audit.at(-1)).toMatchObject({
        event: "scholarship.reopened_until",
        actorId: donor.userId,
        details: { reason: again.reason },
      });
    },
    async extend(press) {
      const { id, slug, scholarshipId } = await publicProgramme();
      const params = { programmeId: id };
      const student = await makeStudent();
      await startApplication(student, { slug });
      expect(await press(donor, { closesOn: "2026-12-01" }, params)).toMatchObject({
        status: 422,
        answer: { errors: { closesOn: [expect.stringContaining("later")] } },
      });
      await press(donor, { closesOn: "2027-02-15" }, params);
      const [row] = await database().select().from(programme).where(eq(programme.id, id));
      expect(row?.endsOn).toBe("2027-02-15");
      const { revision } = await scholarshipOf(id);
      await tellScholarshipNews({ scholarshipId, what: "extended", revision });
      expect((await titlesOf(student.userId)).join()).toContain("More time to apply");
    },
  });
  everyButton(programmeEditActions, {
    async programme(press) {
      const { id, scholarshipId } = await publicProgramme();
      const params = { programmeId: id };
      await expect(press(other, typed, params)).rejects.toMatchObject({ status: 404 });
      expect(
        await press(donor, { ...typed, award: "5,000", seats: "4", title: "Mess Fees" }, params),
      ).toEqual({
        to: `/donor/programs/${id}?done=saved`,
      });
      expect(await getScholarshipTerms(scholarshipId)).toMatchObject({ awardPaise: 5_000_00, seats: 4 });
      const [row] = await database().select().from(programme).where(eq(programme.id, id));
      expect(row).toMatchObject({ title: "Mess Fees", budgetPaise: 20_000_00 });
      // What is public stays paid for.
      expect(await press(donor, { ...typed, award: "5,000", seats: "5" }, params)).toMatchObject({
        status: 422,
        answer: { errors: { seats: [expect.stringContaining("has not come in yet")] } },
      });
      expect(await getScholarshipTerms(scholarshipId)).toMatchObject({ seats: 4 });
    },
  });
});

test("once somebody has applied, amount, seats and rules need the desk's yes; the words do not", async () => {
  const { id, slug, scholarshipId } = await publicProgramme();
  const student = await makeStudent();
  const draft = await makeFullDraft(student, slug);
  await submit(student, draft.id);
  const words = { ...wish, title: "Hostel Fees 2027" };
  expect(await editProgramme(donor, id, words)).toBe("saved");
  const change = { ...words, award: 20_000_00, seats: 1, marksMin: 50 };
  await expect(editProgramme(donor, id, change)).rejects.toMatchObject({
    fieldErrors: { reason: [expect.stringContaining("Say why")] },
  });
  expect(await editProgramme(donor, id, { ...change, reason: "Fees have doubled." })).toBe("asked");
  expect(await getScholarshipTerms(scholarshipId)).toMatchObject({ awardPaise: 10_000_00, seats: 2 });
  expect((await getOwnProgramme(donor, id)).waiting?.title).toContain("award ₹10,000 → ₹20,000");
  await expect(editProgramme(donor, id, { ...change, reason: "Once more." })).rejects.toMatchObject({
    code: "asked_already",
  });
  const [asked] = await database()
    .select()
    .from(secondLook)
    .where(eq(secondLook.subject, `scholarship:${scholarshipId}`));
  const finance: Actor = { ...desk, staffRoles: ["finance"] };
  await expect(settleSecondLook(finance, asked?.id ?? "", "approve")).rejects.toMatchObject({ status: 403 });
  await settleSecondLook(desk, asked?.id ?? "", "approve");
  expect(await getScholarshipTerms(scholarshipId)).toMatchObject({ awardPaise: 20_000_00, seats: 1 });
  expect((await getOwnProgramme(donor, id)).waiting).toBeNull();
  expect(await titlesOf(donor.userId)).toContain("The desk agreed to your change");

  await editProgramme(donor, id, { ...change, marksMin: 60, reason: "Too many apply." });
  const [again] = await database().select().from(secondLook).where(eq(secondLook.status, "waiting"));
  await settleSecondLook(desk, again?.id ?? "", "refuse", "Students have counted on it.");
  const refused = await database().select().from(notification).where(eq(notification.userId, donor.userId));
  expect(refused.find(({ title }) => title === "The desk did not agree")).toMatchObject({
    link: `/donor/programs/${id}`,
  });
});

test("what the desk closed, the desk reads before it opens again; the owner can take the wish back", async () => {
  const { id, scholarshipId } = await publicProgramme();
  const again = { closesOn: "2027-01-31", reason: "The doubt is settled." };
  await moveAndTell(desk, scholarshipId, { event: "close" });
  expect(await reopenOwnProgramme(donor, id, again)).toBe("reopen-asked");
  expect(await scholarshipOf(id)).toMatchObject({ status: "closed" });
  expect((await getOwnProgramme(donor, id)).waiting).toMatchObject({ canWithdraw: true });
  await expect(reopenOwnProgramme(donor, id, again)).rejects.toMatchObject({ code: "asked_already" });
  await withdrawProgrammeChange(donor, id);
  expect(await reopenOwnProgramme(donor, id, again)).toBe("reopen-asked");
  const open = await database().select().from(secondLook).where(eq(secondLook.status, "waiting"));
  const look = open.find(({ kind }) => kind === "scholarship.reopen");
  await settleSecondLook(desk, look?.id ?? "", "approve");
  expect(await scholarshipOf(id)).toMatchObject({ status: "active" });
  expect(await titlesOf(donor.userId)).toContain("The desk agreed: it is open again");
});

test("money that was given back opens nothing again", async () => {
  const { id, scholarshipId } = await publicProgramme();
  await moveOwnProgramme(donor, id, { event: "close" });
  // Another seat than the money has.
  const terms = await getScholarshipTerms(scholarshipId);
  await setScholarshipTerms(systemActor, scholarshipId, { ...terms, seats: 3 });
  await expect(
    reopenOwnProgramme(donor, id, { closesOn: "2027-01-31", reason: "Again" }),
  ).rejects.toMatchObject({ status: 409 });
  expect(await scholarshipOf(id)).toMatchObject({ status: "closed" });
});

test("a donor's programme with money left is not completed, and stays open", async () => {
  const { id } = await publicProgramme();
  await expect(completeOwnProgramme(donor, id)).rejects.toMatchObject({ code: "money_left" });
  expect((await scholarshipOf(id)).status).toBe("active");
  const { id: bare } = await createDonorProgramme(donor, {
    ...wish,
    formKey: newFormKey(),
    closesOn: "2026-12-31",
  });
  await completeOwnProgramme(donor, bare);
  const [row] = await database().select().from(programme).where(eq(programme.id, bare));
  expect(row?.status).toBe("completed");
});

test("a company's: changed within its budget, paused, and closed with the programme", async () => {
  const company = await makeCompany("Kaveri Agro Industries Ltd");
  const { id } = await createCsrProgramme(company, {
    formKey: newFormKey(),
    title: "Girls in polytechnics",
    description: "Fees and books for three years.",
    scheduleItem: "ii",
    isOngoing: "no",
    budget: rupees(30_000),
    startsOn: "2026-04-01",
    endsOn: "2027-03-31",
    states: ["telangana"],
    partnerName: "Setu Learning Trust",
    partnerCsr1: "CSR00012764",
    milestones: [],
  });
  await runCsrScholarship(company, id, {
    formKey: newFormKey(),
    title: "Kaveri Scholarship",
    category: "merit",
    level: "undergraduate",
    description: "For students of any degree course, whom a fee would keep away.",
    onlyGirls: "no",
    award: 10_000_00,
    seats: 2,
    closesOn: "2026-12-31",
  });
  await give(company, id, 30_000_00);
  const made = await scholarshipOf(id);
  await judgePartnerScholarship(desk, made.id, { approve: true, reason: "" });
  const edit = {
    ...wish,
    title: "Kaveri Scholarship",
    levelFrom: "undergraduate" as const,
    states: wish.states,
  };
  await expect(editProgramme(company, id, { ...edit, seats: 4 })).rejects.toMatchObject({
    fieldErrors: { seats: [expect.stringContaining("budget")] },
  });
  expect(await editProgramme(company, id, { ...edit, seats: 3 })).toBe("saved");
  const [row] = await database().select().from(programme).where(eq(programme.id, id));
  expect(row).toMatchObject({ title: "Girls in polytechnics", budgetPaise: 30_000_00 });
  await moveOwnProgramme(company, id, { event: "pause" });
  await expect(getOwnProgramme(donor, id)).rejects.toMatchObject({ status: 404 });
  await completeOwnProgramme(company, id);
  expect((await scholarshipOf(id)).status).toBe("closed");
  await expect(moveOwnProgramme(company, id, { event: "resume" })).rejects.toMatchObject({ status: 409 });
  // Completed and opened again by its owner: the programme goes on with its scholarship.
  expect(await reopenOwnProgramme(company, id, { closesOn: "2027-04-30", reason: "A new round" })).toBe(
    "reopened",
  );
  expect((await scholarshipOf(id)).status).toBe("active");
  const [revived] = await database().select().from(programme).where(eq(programme.id, id));
  expect(revived).toMatchObject({ status: "active", endsOn: "2027-04-30" });
});
