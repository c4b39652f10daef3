import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addHours, addIstDays, formatDate, istDate, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { notification } from "#app/db/schema/messages.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { appUser, userContact, userRole } from "#app/db/schema/users.ts";
import { applicationNumber } from "#app/features/applications/application-number.ts";
import { readDraft } from "#app/features/applications/server/drafts/read-draft.server.ts";
import { saveAnswers } from "#app/features/applications/server/drafts/save-answers.server.ts";
import { getApplicationRow } from "#app/features/applications/server/lists/application-row.server.ts";
import { startApplication } from "#app/features/applications/server/sending/start-application.server.ts";
import { hashContact } from "#app/features/identity/server/contacts/hash-contact.server.ts";
import { moveRosterStudents } from "#app/features/institutes/server/roster/move-roster-students.server.ts";
import { saveRosterStudent } from "#app/features/institutes/server/roster/save-roster-student.server.ts";
import { readReview } from "#app/features/reviews/server/read-review.server.ts";
import { rollMatch } from "#app/features/reviews/server/roll-match.server.ts";
import { getScholarship } from "#app/features/scholarships/server/get-scholarship.server.ts";
import { saveScholarships } from "#app/features/scholarships/server/saved/save-scholarships.server.ts";
import { readInstituteHead } from "#app/portals/institute/read-institute-head.server.ts";
import {
  makeFullDraft,
  makeStudent,
  soundAnswers,
  submit,
  typed,
  useApplicationWorld,
} from "#tests/support/application-world.ts";
import { useIdentityWorld } from "#tests/support/identity-world.ts";
import {
  desk,
  instituteWorldJobs,
  makeMember,
  makePartner,
  soundPartnership,
} from "#tests/support/institute-world.ts";
import { insertApplications } from "#tests/support/review-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { ownScholarshipList } from "../own-scholarship-list.ts";
import { escalateScholarships } from "./escalate-scholarships.server.ts";
import { getOwnScholarship } from "./get-own-scholarship.server.ts";
import { judgePartnerScholarship } from "./judge-partner-scholarship.server.ts";
import { listOwnScholarships } from "./list-own-scholarships.server.ts";
import { listWaitingScholarships } from "./list-waiting-scholarships.server.ts";
import { moveOwnScholarship } from "./move-own-scholarship.server.ts";
import { readScholarshipEditor } from "./read-scholarship-editor.server.ts";
import { saveOwnScholarship } from "./save-own-scholarship.server.ts";
import type { ScholarshipNews } from "./scholarship-news-queue.server.ts";
import { tellScholarshipNews } from "./tell-scholarship-news.server.ts";
import { writePromisedDraft } from "./write-promised-draft.server.ts";

useTestDatabase({ jobs: instituteWorldJobs });
useApplicationWorld();
useIdentityWorld({ hoursBetweenTests: 1 });

const all = ownScholarshipList.read("/x");
const kept = (values: Record<string, string>) => ({ fields: typed(values), heardAt: now().getTime() });
const inDays = (days: number) => addIstDays(istDate(), days);

function editor(changes: Record<string, string | string[]> = {}): FormData {
  const form = new FormData();
  const fields: Record<string, string | string[]> = {
    title: "Krishna Merit Award",
    category: "merit",
    description: "For students who do well and have little.",
    applicationProcess: "By marks.",
    award: "25,000",
    amountPeriod: "year",
    seats: "2",
    moneySource: "institute_pays",
    promise: "on",
    budget: "50,000",
    closesOn: inDays(20),
    levelFrom: "class-9",
    levelTo: "ug",
    states: ["andhra-pradesh", "telangana"],
    marksMin: "60",
    incomeMax: "2.5 lakh",
    documents: ["Caste certificate"],
    otherDocuments: "Sports certificate (if any)",
    q1_label: "Why do you apply?",
    q1_kind: "long",
    q1_required: "on",
    q2_label: "How do you come to college?",
    q2_kind: "choice",
    q2_options: "Bus; On foot",
    r1_label: "Marks",
    r1_max: "50",
    reviewersNeeded: "2",
    isBlind: "on",
    ...changes,
  };
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) form.append(name, one);
  }
  return form;
}

async function publicOne(owner: Actor, changes: Record<string, string> = {}): Promise<string> {
  const id = await saveOwnScholarship(owner, editor(changes), { id: null });
  if ((await moveOwnScholarship(owner, id, { event: "publish" })) === "waiting") {
    await judgePartnerScholarship(desk, id, { approve: true, reason: "" });
  }
  return id;
}

describe("Create New", () => {
  const described = {
    title: "Krishna Merit Award",
    award: "25000",
    seats: "10",
    notes: "Marks of 60% and more",
    applicationProcess: "By marks, then an interview",
  };

  it("P18: what the partnership application described is the first draft, once, and only theirs", async () => {
    const { actor, requestId } = await makePartner();
    const { actor: other } = await makePartner();
    const { rows } = await listOwnScholarships.page(actor, all);
    expect(rows).toMatchObject([
      { name: "Krishna Merit Award", status: "draft", amount: "₹25,000 per year" },
    ]);
    const id = rows[0]?.id ?? "";
    await expect(getOwnScholarship(other, id)).rejects.toMatchObject({ status: 404 });
    const opened = await readScholarshipEditor(actor, { id });
    // What was not asked there is not shown as said.
    const unsaid = { category: "", description: "", moneySource: "", closesOn: "" };
    expect(opened).toMatchObject({ isPromised: true, values: { ...described, ...unsaid } });
    await expect(moveOwnScholarship(actor, id, { event: "publish" })).rejects.toMatchObject({
      code: "not_complete",
    });
    // Who approved it is named; a second approval writes no second one.
    const [approved] = await database()
      .select({ details: auditEntry.details })
      .from(auditEntry)
      .where(
        and(eq(auditEntry.chain, `partnership:${requestId}`), eq(auditEntry.event, "partnership.approve")),
      );
    expect(approved?.details).toMatchObject({ scholarshipId: id });
    const partner = { instituteId: actor.instituteId, name: "Krishna College", answers: soundPartnership() };
    expect(await inTransaction((tx) => writePromisedDraft(tx, partner))).toBeNull();
    expect((await listOwnScholarships.page(actor, all)).total).toBe(1);
    // Saved once in the editor it is a draft like any other, and can be published.
    const saved = await saveOwnScholarship(actor, editor(), { id });
    expect(saved).toBe(id);
    expect(await readScholarshipEditor(actor, { id })).toMatchObject({ isPromised: false });
    expect(await moveOwnScholarship(actor, id, { event: "publish" })).toBe("waiting");
  });

  it("begins with it for a partner of before that, until there is a first scholarship", async () => {
    const { actor } = await makePartner();
    // As if approved before that: nobody owns the draft.
    await database()
      .update(scholarship)
      .set({ ownerKind: "catalogue", ownerId: null })
      .where(eq(scholarship.ownerId, actor.instituteId));
    expect(await readScholarshipEditor(actor, null)).toMatchObject({ isPromised: true, values: described });
    await saveOwnScholarship(actor, editor(), { id: null });
    expect(await readScholarshipEditor(actor, null)).toMatchObject({ isPromised: false, revision: null });
  });

  it("D16j: what blind reviewers cannot see is no line of their rubric", async () => {
    const { actor } = await makePartner();
    const asked = { r1_label: "Distance from home" };
    await expect(saveOwnScholarship(actor, editor(asked), { id: null })).rejects.toMatchObject({
      status: 422,
      fieldErrors: { r1_label: [expect.stringContaining("Blind reviewers see neither")] },
    });
    const seen = editor({ ...asked, isBlind: "" });
    await expect(saveOwnScholarship(actor, seen, { id: null })).resolves.toBeTruthy();
  });

  it("S9: a page that says nothing is not published, and the editor is told what it lacks", async () => {
    const { actor } = await makePartner();
    const empty = editor({ description: "A scholarship." });
    const id = await saveOwnScholarship(actor, empty, { id: null });
    await expect(moveOwnScholarship(actor, id, { event: "publish" })).rejects.toMatchObject({
      status: 409,
      code: "not_complete",
      message: expect.stringContaining("what it is for"),
    });
    expect(await getOwnScholarship(actor, id)).toMatchObject({ status: "draft" });
  });

  it("writes the scholarship and its terms, and reads them back into the editor as they were", async () => {
    const { actor } = await makePartner();
    const id = await saveOwnScholarship(actor, editor(), { id: null });
    const own = await getOwnScholarship(actor, id);
    expect(own).toMatchObject({
      status: "draft",
      amountText: "₹25,000 per year",
      terms: {
        seats: 2,
        budgetPaise: 5_000_000,
        awardPaise: 2_500_000,
        isBlind: true,
        reviewersNeeded: 2,
        requiredDocuments: ["extra_caste_certificate"],
        questions: [
          { id: "q1", kind: "long", isRequired: true },
          { id: "q2", options: ["Bus", "On foot"], isRequired: false },
        ],
        rubric: [{ id: "r1", label: "Marks", max: 50 }],
      },
      criteria: {
        levels: { from: "class-9", to: "ug" },
        states: ["andhra-pradesh", "telangana"],
        marks: { minPercent: 60 },
        income: { maxInr: 250_000 },
      },
    });
    expect(own.rules.length).toBe(4);
    const { values, revision } = await readScholarshipEditor(actor, { id });
    const again = new FormData();
    for (const [name, value] of Object.entries(values))
      for (const one of [value].flat()) again.append(name, one);
    await saveOwnScholarship(actor, again, { id, seenRevision: revision ?? 0 });
    const { revision: _, ...same } = await getOwnScholarship(actor, id);
    expect(same).toEqual((({ revision: __, ...rest }) => rest)(own));
    await expect(
      saveOwnScholarship(actor, editor(), { id, seenRevision: revision ?? 0 }),
    ).rejects.toMatchObject({ status: 409 });
    const copy = await readScholarshipEditor(actor, { copy: id });
    expect(copy.values).toMatchObject({ title: "Krishna Merit Award (copy)", closesOn: "" });
  });

  it("says what is wrong at the editor's own fields, and keeps no half of it", async () => {
    const { actor } = await makePartner();
    const wrong = editor({
      title: "",
      award: "plenty",
      seats: "",
      closesOn: "2020-01-01",
      levelFrom: "pg",
      levelTo: "class-9",
      marksMin: "101",
      q2_options: "Bus",
      r1_max: "1000",
    });
    await expect(saveOwnScholarship(actor, wrong, { id: null })).rejects.toMatchObject({
      status: 422,
      fieldErrors: {
        title: [expect.any(String)],
        award: [expect.any(String)],
        seats: [expect.any(String)],
        closesOn: ["Choose today or a later day."],
        levelTo: [expect.any(String)],
        marksMin: [expect.any(String)],
        q2_options: [expect.any(String)],
        r1_max: [expect.any(String)],
      },
    });
    await expect(saveOwnScholarship(actor, editor({ budget: "100" }), { id: null })).rejects.toMatchObject({
      fieldErrors: { budget: ["The budget is below one award."] },
    });
    // Nothing but the draft of the partnership application.
    expect((await listOwnScholarships.page(actor, all)).total).toBe(1);
  });

  it("the first of a new partner waits for the desk, the next is public at once", async () => {
    const { actor } = await makePartner();
    const id = await saveOwnScholarship(actor, editor(), { id: null });
    expect(await moveOwnScholarship(actor, id, { event: "publish" })).toBe("waiting");
    await expect(listWaitingScholarships(actor)).rejects.toMatchObject({ status: 403 });
    expect((await listWaitingScholarships(desk)).map((row) => row.id)).toContain(id);
    // Longer than 48 hours: the desk hears of it, once.
    const userId = newId();
    await database().insert(appUser).values({ id: userId, name: "A desk", createdAt: now() });
    await database()
      .insert(userRole)
      .values({ userId, role: "admin", staffRoles: ["super_admin"], grantedAt: now() });
    expect(await escalateScholarships()).toBe(0);
    // The promise runs from when it was handed over: an edit while it waits begins nothing anew.
    const longAgo = { approvalAskedAt: addHours(now(), -49) };
    await database().update(scholarship).set(longAgo).where(eq(scholarship.id, id));
    await saveOwnScholarship(actor, editor({ title: "Edited while it waits" }), { id });
    expect([await escalateScholarships(), await escalateScholarships()]).toEqual([1, 0]);
    await expect(escalateScholarships(actor)).rejects.toMatchObject({ status: 403 });
    await expect(judgePartnerScholarship(desk, id, { approve: false, reason: "" })).rejects.toMatchObject({
      status: 422,
    });
    await judgePartnerScholarship(desk, id, { approve: false, reason: "Name the course." });
    expect((await getOwnScholarship(actor, id)).status).toBe("draft");
    // Held by the institute the clock stands still; sent again, the desk has its 48 hours again.
    await moveOwnScholarship(actor, id, { event: "publish" });
    expect(await escalateScholarships()).toBe(0);
    await judgePartnerScholarship(desk, id, { approve: true, reason: "" });
    expect((await getOwnScholarship(actor, id)).status).toBe("active");
    const next = await saveOwnScholarship(actor, editor({ title: "Second" }), { id: null });
    expect(await moveOwnScholarship(actor, next, { event: "publish" })).toBe("published");
    const { figures } = await readInstituteHead(actor);
    expect(figures).toMatchObject({ totalScholarships: 3, activeScholarships: 2 });
  });

  it("sets the roll beside an application: by the phone that signs in and the date of birth", async () => {
    const { actor } = await makePartner();
    const id = await saveOwnScholarship(actor, editor(), { id: null });
    await moveOwnScholarship(actor, id, { event: "publish" });
    await judgePartnerScholarship(desk, id, { approve: true, reason: "" });
    const [made] = await insertApplications(id, 1);
    const number = applicationNumber({ serial: made?.serial ?? 0, createdAt: now() });
    const rollOf = async (reader: Actor) => (await readReview(reader, number)).roll?.text;
    expect(await rollOf(actor)).toMatch(/^Not on your roll/);
    const entry = {
      admissionNumber: "A-1",
      name: "Asha Rao",
      birthDay: "2001-01-01",
      gender: "female",
      course: "B.Tech",
      year: "1",
      phone: "9876500001",
    };
    const onRoll = await saveRosterStudent(actor, null, entry);
    const contact = eq(userContact.userId, made?.userId ?? "");
    await database()
      .update(userContact)
      .set({ valueHash: hashContact("phone", entry.phone) })
      .where(contact);
    // A brother on the same phone is somebody else.
    expect(await rollOf(actor)).toMatch(/^Not on your roll/);
    await saveRosterStudent(actor, onRoll, { ...entry, birthDay: soundAnswers.dateOfBirth ?? "" });
    expect(await rollOf(actor)).toBe("On your roll, enrolment not confirmed yet.");
    await moveRosterStudents(actor, [onRoll], "confirm");
    expect(await rollOf(actor)).toMatch(/^On your roll, enrolment confirmed on \d+ \w+ \d{4}\.$/);
    expect(await rollOf(desk)).toBeUndefined();
    expect(await rollMatch.countOpen(actor, [onRoll])).toEqual(new Map([[onRoll, 1]]));
    const { actor: stranger } = await makePartner();
    expect(await rollMatch.countOpen(stranger, [onRoll])).toEqual(new Map());
  });

  it("T13: another institute, a reviewer and a phone without a partner cannot touch it", async () => {
    const { actor: owner } = await makePartner();
    const { actor: stranger } = await makePartner();
    const reviewer = await makeMember(owner, "reviewer");
    const outsider: Actor = { role: "institute", userId: null, language: "en" };
    const id = await publicOne(owner);
    for (const other of [stranger, outsider]) {
      await expect(getOwnScholarship(other, id)).rejects.toMatchObject({ status: 404 });
      await expect(moveOwnScholarship(other, id, { event: "close" })).rejects.toMatchObject({ status: 404 });
      await expect(readScholarshipEditor(other, { copy: id })).rejects.toMatchObject({ status: 404 });
      await expect(saveOwnScholarship(other, editor(), { id })).rejects.toMatchObject({ status: 404 });
    }
    await expect(saveOwnScholarship(reviewer, editor(), { id })).rejects.toMatchObject({ status: 404 });
    await expect(moveOwnScholarship(reviewer, id, { event: "close" })).rejects.toMatchObject({ status: 404 });
    await expect(saveOwnScholarship(reviewer, editor(), { id: null })).rejects.toMatchObject({ status: 403 });
    expect((await listOwnScholarships.page(stranger, all)).rows.map((row) => row.id)).not.toContain(id);
  });
});

describe("what an owner asks is asked", () => {
  it("in the application: required ones before Submit, choices among the options", async () => {
    const { actor } = await makePartner();
    const id = await publicOne(actor);
    const [row] = await database().select().from(scholarship).where(eq(scholarship.id, id));
    const student = await makeStudent();
    const { id: draft, number } = await startApplication(student, { slug: row?.slug ?? "" });
    const problems = async () => {
      const { row: application } = await getApplicationRow(number);
      return (await readDraft(application)).problems.map(({ field, code }) => `${field} ${code}`);
    };
    expect(await problems()).toEqual(
      expect.arrayContaining(["t_q1 required", "extra_caste_certificate required"]),
    );
    expect(await problems()).not.toContain("t_q2 required");
    await saveAnswers(student, draft, kept({ t_q1: "x".repeat(1500), t_q2: "By boat" }));
    expect(await problems()).toContain("t_q2 invalid");
    await saveAnswers(student, draft, kept({ t_q2: "Bus" }));
    expect((await problems()).filter((problem) => problem.startsWith("t_"))).toEqual([]);
    const { row: stored } = await getApplicationRow(number);
    expect(stored.answers.t_q1?.value).toHaveLength(1500);
    const other = await publicOne(actor, { title: "Another" });
    const [next] = await database().select().from(scholarship).where(eq(scholarship.id, other));
    const { number: later } = await startApplication(student, { slug: next?.slug ?? "" });
    expect((await getApplicationRow(later)).row.answers).not.toHaveProperty("t_q1");
  });

  it("and questions that were answered stay as they are; seats and budget never fall below what is given", async () => {
    const { actor } = await makePartner();
    const id = await publicOne(actor, { q1_label: "", q2_label: "", documents: "", otherDocuments: "" });
    const [row] = await database().select().from(scholarship).where(eq(scholarship.id, id));
    const student = await makeStudent();
    const { id: draft } = await makeFullDraft(student, row?.slug ?? "");
    await submit(student, draft);
    const changed = { q1_label: "", q2_label: "", r1_label: "Something else" };
    await expect(saveOwnScholarship(actor, editor(changed), { id })).rejects.toMatchObject({
      fieldErrors: { r1_label: [expect.stringContaining("not change")] },
    });
    expect(await getOwnScholarship(actor, id)).toMatchObject({ applicants: 1, selected: 0 });
    const [line] = (await listOwnScholarships.page(actor, all)).rows;
    expect(line).toMatchObject({ applicants: 1, selected: 0, status: "active", deadline: inDays(20) });
  });

  it("more time, a pause and a closing are told to those with a draft or a mark, once each", async () => {
    const { actor } = await makePartner();
    const id = await publicOne(actor);
    const [row] = await database().select().from(scholarship).where(eq(scholarship.id, id));
    const student = await makeStudent();
    await startApplication(student, { slug: row?.slug ?? "" });
    await expect(
      moveOwnScholarship(actor, id, { event: "extend", closesOn: inDays(5) }),
    ).rejects.toMatchObject({ status: 422 });
    await moveOwnScholarship(actor, id, { event: "extend", closesOn: inDays(40) });
    const news = async (what: ScholarshipNews["what"]) => {
      const [{ revision = 0 } = {}] = await database()
        .select()
        .from(scholarship)
        .where(eq(scholarship.id, id));
      await tellScholarshipNews({ scholarshipId: id, what, revision });
      await tellScholarshipNews({ scholarshipId: id, what, revision });
    };
    const titles = async (userId: string) => {
      const told = await database().select().from(notification).where(eq(notification.userId, userId));
      return told.map(({ title }) => title).sort();
    };
    const saver = await makeStudent("Ravi Teja");
    await saveScholarships(saver, [row?.number ?? 0]);
    await news("extended");
    // Nothing is told that is not so.
    await news("paused");
    expect(await titles(student.userId)).toEqual([`More time to apply: until ${formatDate(inDays(40))}`]);
    expect(await titles(saver.userId)).toEqual(["More time to apply"]);

    expect(await moveOwnScholarship(actor, id, { event: "pause" })).toBe("paused");
    await news("paused");
    expect(await titles(saver.userId)).toContain("Applications are paused");
    const { scholarship: shown } = await getScholarship(visitor, row?.slug ?? "");
    expect(shown).toMatchObject({ status: "Closed", deadline: { basis: "paused", closesOn: null } });
    expect(await moveOwnScholarship(actor, id, { event: "resume" })).toBe("resumed");

    expect(await moveOwnScholarship(actor, id, { event: "close" })).toBe("closed");
    await news("closed");
    expect(await titles(student.userId)).toContain("It takes no more applications");
    await expect(moveOwnScholarship(actor, id, { event: "close" })).rejects.toMatchObject({ status: 409 });
    await expect(
      moveOwnScholarship(actor, id, { event: "reopen", closesOn: inDays(-1), reason: "More seats" }),
    ).rejects.toMatchObject({
      fieldErrors: { closesOn: [expect.any(String)] },
    });
    expect(
      await moveOwnScholarship(actor, id, { event: "reopen", closesOn: inDays(60), reason: "More seats" }),
    ).toBe("reopened");
    expect((await getOwnScholarship(actor, id)).closesOn).toBe(inDays(60));
  });
});
