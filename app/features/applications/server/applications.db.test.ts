import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { now } from "#app/core/clock.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { newId } from "#app/core/id.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { verifyAudit } from "#app/db/audit/verify-audit.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application, applicationCheck, serviceOutage } from "#app/db/schema/applications.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { consent } from "#app/db/schema/consents.ts";
import { documentGrant } from "#app/db/schema/documents.ts";
import { notification, outboundMessage } from "#app/db/schema/messages.ts";
import { registration } from "#app/db/schema/registration.ts";
import { pdfText } from "#app/features/documents/server/pdf/pdf-text.server.ts";
import { storeDocument } from "#app/features/documents/server/store-document.server.ts";
import {
  applicationWorldJobs,
  makeFullDraft,
  makeScholarship,
  makeStudent,
  pdfFile,
  soundAnswers,
  soundSecrets,
  submit,
  typed,
  useApplicationWorld,
} from "#tests/support/application-world.ts";
import { insertAccounts } from "#tests/support/rows/organisation-rows.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { applicationList } from "../views/application-list.ts";
import { applicationOwnData } from "./application-own-data.server.ts";
import { answerDefect } from "./checks/answer-defect.server.ts";
import { askMoreTime } from "./checks/ask-more-time.server.ts";
import { beat } from "./checks/beat.server.ts";
import { escalateLate } from "./checks/escalate-late.server.ts";
import { recordCheck } from "./checks/record-check.server.ts";
import { appealDecision } from "./decisions/appeal-decision.server.ts";
import { decideApplication } from "./decisions/decide-application.server.ts";
import { recordPayout } from "./decisions/record-payout.server.ts";
import { withdrawApplication } from "./decisions/withdraw-application.server.ts";
import { openDraft } from "./drafts/open-draft.server.ts";
import { readDraft } from "./drafts/read-draft.server.ts";
import { readSentAnswers } from "./drafts/read-sent-answers.server.ts";
import { saveAnswers } from "./drafts/save-answers.server.ts";
import { getApplication } from "./get-application.server.ts";
import { getApplicationRow } from "./lists/application-row.server.ts";
import { countApplications } from "./lists/count-applications.server.ts";
import { exportApplications } from "./lists/export-applications.server.ts";
import { listApplications } from "./lists/list-applications.server.ts";
import { listAttached } from "./papers/list-attached.server.ts";
import { listPaperStates } from "./papers/list-paper-states.server.ts";
import { makeKit } from "./papers/make-kit.server.ts";
import { uploadDocument } from "./papers/upload-document.server.ts";
import { makeApplicationForm } from "./receipts/make-application-form.server.ts";
import { makeReceipt } from "./receipts/make-receipt.server.ts";
import { sendMessage } from "./send-message.server.ts";
import { startApplication } from "./sending/start-application.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
const clock = useApplicationWorld();
const noon = "2026-11-15T06:00:00Z";
const admin: Actor = { role: "admin", staffRoles: ["super_admin"], userId: null, language: "en" };

async function problemsOf(number: string) {
  const { row } = await getApplicationRow(number);
  return (await readDraft(row)).problems.map(({ step, field, code }) => `${step} ${field} ${code}`);
}

async function verifyAll(id: string) {
  const checks = await database()
    .select()
    .from(applicationCheck)
    .where(eq(applicationCheck.applicationId, id));
  for (const { code, status } of checks) {
    if (status !== "verified") await recordCheck(admin, id, { code, verdict: "verified" });
  }
}

describe("drafts", () => {
  it("two taps and two devices make one draft", async () => {
    clock.stand(noon);
    const student = await makeStudent();
    const { slug } = await makeScholarship();
    const started = await Promise.all(Array.from({ length: 8 }, () => startApplication(student, { slug })));
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    const assisted = await Promise.all([
      startApplication(student, { slug: null }),
      startApplication(student, { slug: null }),
    ]);
    expect(assisted[0].id).toBe(assisted[1].id);
    expect(assisted[0].id).not.toBe(started[0]?.id);
  });

  it("merges two devices by field: the later wins, and the other is told", async () => {
    clock.stand(noon);
    const student = await makeStudent();
    const { id, number } = await startApplication(student, { slug: null });
    const heardAt = Date.parse(noon);
    clock.stand("2026-11-15T06:10:00Z");
    await saveAnswers(student, id, { fields: typed({ city: "Guntur", course: "BA" }), heardAt });
    // The other phone was offline: it typed the city eight minutes before, and the year since.
    const second = await saveAnswers(student, id, {
      fields: { ...typed({ city: "Tenali" }, 8 * 60_000), ...typed({ year: "2nd" }) },
      heardAt,
    });
    expect(second.overruled).toEqual(["city"]);
    expect(second.elsewhere).toEqual({ city: "Guntur", course: "BA" });
    const { row } = await getApplicationRow(number);
    expect([row.answers.city?.value, row.answers.year?.value]).toEqual(["Guntur", "2nd"]);
  });

  it("parallel saves of different fields all survive", async () => {
    const student = await makeStudent();
    const { id, number } = await startApplication(student, { slug: null });
    const { email: _, ...others } = soundAnswers;
    await Promise.all(
      Object.entries(others).map(([name, value]) =>
        saveAnswers(student, id, { fields: typed({ [name]: value }), heardAt: 0 }),
      ),
    );
    const { row } = await getApplicationRow(number);
    for (const [name, value] of Object.entries(others)) expect(row.answers[name]?.value).toBe(value);
  });

  it("T15, T19: drops fields no form asks and hidden characters, and keeps the text around them", async () => {
    const student = await makeStudent();
    const { id, number } = await startApplication(student, { slug: null });
    await saveAnswers(student, id, {
      fields: typed({ status: "approved", awardPaise: "1", city: "Gun\u202etur", course: "x".repeat(900) }),
      heardAt: 0,
    });
    const { row } = await getApplicationRow(number);
    expect(Object.keys(row.answers)).not.toContain("status");
    expect(row.answers.city?.value).toBe("Guntur");
    expect(row.answers.course?.value).toHaveLength(500);
    expect(row.status).toBe("draft");
  });

  it("T25, T26: keeps of the Aadhaar four digits and a hash, of the account a seal; a wrong one leaves a mark only", async () => {
    const student = await makeStudent();
    const { id, number } = await startApplication(student, { slug: null });
    await saveAnswers(student, id, {
      fields: {},
      heardAt: 0,
      secrets: {
        aadhaarNumber: "234123412345",
        bankAccount: "30211234567",
        confirmBankAccount: "30211234568",
      },
    });
    const wrong = await problemsOf(number);
    expect(wrong).toContain("4 aadhaarNumber invalid");
    expect(wrong).toContain("4 bankAccount mismatch");
    await saveAnswers(student, id, { fields: {}, heardAt: 0, secrets: soundSecrets });
    const { row } = await getApplicationRow(number);
    expect(row.aadhaarLastFour).toBe("2346");
    expect(row.accountEncrypted).toMatch(/^v1:/);
    const stored = JSON.stringify(row);
    expect(stored).not.toContain("234123412346");
    expect(stored).not.toContain("234123412345");
    expect(stored).not.toContain("30211234567");
  });

  it("T13: on a shared phone a page opened for one student never writes into a sibling's draft", async () => {
    const sibling = await makeStudent();
    const { slug } = await makeScholarship();
    const pageOf = (studentId = "") => ({ number: "", slug, student: studentId });
    const other = await makeStudent();
    await expect(openDraft(sibling, pageOf(other.studentId))).rejects.toMatchObject({ status: 409 });
    expect(await openDraft(sibling, pageOf(sibling.studentId))).toMatchObject({
      number: expect.stringMatching(/^AP-/),
    });
  });

  it("T13: nobody else reads or writes it", async () => {
    const owner = await makeStudent();
    const other = await makeStudent();
    const { id, number } = await startApplication(owner, { slug: null });
    await expect(getApplication(other, number)).rejects.toMatchObject({ status: 404 });
    await expect(saveAnswers(other, id, { fields: {}, heardAt: 0 })).rejects.toMatchObject({ status: 404 });
    await expect(uploadDocument(other, id, "photo", await pdfFile())).rejects.toMatchObject({ status: 404 });
    await expect(withdrawApplication(other, id)).rejects.toMatchObject({ status: 404 });
  });
});

describe("never ask twice", () => {
  it("a second application is filled with what the first one knew, papers included", async () => {
    clock.stand(noon);
    const student = await makeStudent();
    const [first, second] = [await makeScholarship(), await makeScholarship()];
    const done = await makeFullDraft(student, first.slug);
    await submit(student, done.id);
    const { number } = await startApplication(student, { slug: second.slug });
    expect(await problemsOf(number)).toEqual([]);
    const { row } = await getApplicationRow(number);
    expect(row.answers.course).toMatchObject({ value: soundAnswers.course, from: "application" });
  });

  it("S6, S10: a registration of class 6 fills the form, without any other consent, and as class 6", async () => {
    clock.stand(noon);
    const student = await makeStudent();
    await database().delete(consent).where(eq(consent.studentId, student.studentId));
    await database().insert(registration).values({
      id: newId(),
      studentId: student.studentId,
      userId: student.userId,
      status: "registered",
      name: "Gugulothu Akhil",
      gender: "male",
      class: "6th",
      state: "telangana",
      schoolName: "ZPHS Kuravi",
      motherName: "Gugulothu Mangamma",
      noFather: "yes",
      createdAt: now(),
      updatedAt: now(),
      submittedAt: now(),
    });
    const { number } = await startApplication(student, { slug: (await makeScholarship()).slug });
    const { row } = await getApplicationRow(number);
    const values = Object.fromEntries(Object.entries(row.answers).map(([name, { value }]) => [name, value]));
    expect(values).toMatchObject({
      currentEducation: "6th",
      state: "telangana",
      institution: "ZPHS Kuravi",
      noFather: "yes",
    });
    expect(values.course).toBeUndefined();
  });

  it("P11: three wishes of an assisted application do not travel into another", async () => {
    clock.stand(noon);
    const student = await makeStudent();
    const assisted = await makeFullDraft(student, null);
    await saveAnswers(student, assisted.id, {
      fields: typed({ scholarshipType: "women", preferredAmount: "50000", studyLevel: "undergraduate" }),
      heardAt: now().getTime(),
    });
    await submit(student, assisted.id);
    const { number, id } = await startApplication(student, { slug: (await makeScholarship()).slug });
    expect((await getApplicationRow(number)).row.answers.preferredAmount).toBeUndefined();
    await saveAnswers(student, id, {
      fields: typed({ marksKind: "cgpa", cgpa: "9.3" }),
      heardAt: now().getTime(),
    });
    await submit(student, id);
    const { row } = await getApplicationRow(number);
    expect(row.answers).toMatchObject({ cgpa: { value: "9.3" }, percentage: { value: "88.35" } });
  });
});

describe("submitting", () => {
  it("is refused with every problem by its step, then counts", async () => {
    clock.stand(noon);
    const student = await makeStudent();
    const { slug } = await makeScholarship({ documents: ["Fee receipt"] });
    const { id, number } = await startApplication(student, { slug });
    await expect(submit(student, id)).rejects.toMatchObject({ status: 422 });
    const draft = await makeFullDraft(student, slug);
    expect(await problemsOf(number)).toEqual(["4 extra_fee_receipt required"]);
    await uploadDocument(student, draft.id, "extra_fee_receipt", await pdfFile());
    const answer = await submit(student, draft.id);
    expect(answer).toEqual({ number });
    const view = await getApplication(student, number);
    expect(view.status).toBe("under_review");
    expect(view.holder).toBe("provider");
    // "We will review and contact you within 48 hours"
    expect(view.dueAt).toBe("2026-11-17T06:00:00.000Z");
    expect(view.checks.filter(({ status }) => status === "pending")).toHaveLength(6);
    const told = await database().select().from(notification).where(eq(notification.userId, student.userId));
    expect(told.map(({ title }) => title)).toEqual(["Application submitted"]);
    const sent = await database().select().from(outboundMessage).where(eq(outboundMessage.subjectId, id));
    expect(sent.map(({ channel }) => channel).toSorted()).toEqual(["email", "sms"]);
    expect(await database().$count(documentGrant, eq(documentGrant.subjectId, id))).toBe(6);
  });

  it("T38: 100 parallel posts make one submission and one answer", async () => {
    clock.stand(noon);
    const student = await makeStudent();
    const { slug } = await makeScholarship();
    const { id, number } = await makeFullDraft(student, slug);
    const key = newFormKey();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => submit(student, id, index % 2 ? key : newFormKey())),
    );
    expect(new Set(answers.map((answer) => answer.number))).toEqual(new Set([number]));
    const events = await database()
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.chain, `application:${id}`), eq(auditEntry.event, "application.submit")));
    expect(events).toHaveLength(1);
    expect(await database().$count(notification, eq(notification.userId, student.userId))).toBe(1);
  });

  it("T20: one millisecond before the end of the day in India counts, one after does not", async () => {
    const last = new Date("2026-11-20T18:29:59.999Z");
    const { slug } = await makeScholarship({ closesOn: "2026-11-20" });
    for (const [moment, isInTime] of [
      [last, true],
      [new Date(last.getTime() + 1), false],
    ] as const) {
      clock.stand(noon);
      const student = await makeStudent();
      const { id, number } = await makeFullDraft(student, slug);
      clock.stand(new Date(last.getTime() + 5000));
      const sending = submit(student, id, newFormKey(), moment);
      if (isInTime) await expect(sending).resolves.toEqual({ number });
      else await expect(sending).rejects.toMatchObject({ code: "scholarship_closed" });
    }
  });

  it("an outage of the service on the last day moves the closing of a scholarship run here", async () => {
    clock.stand("2026-11-25T10:00:00Z");
    await beat();
    const { slug } = await makeScholarship({ closesOn: "2026-11-25" });
    const elsewhere = await makeScholarship({
      closesOn: "2026-11-25",
      runHere: false,
      ownerKind: "catalogue",
    });
    const student = await makeStudent();
    const { id } = await makeFullDraft(student, slug);
    const other = await makeFullDraft(student, elsewhere.slug);
    // Two hours of silence, then it is back.
    clock.stand("2026-11-25T12:00:00Z");
    await beat();
    expect(await database().$count(serviceOutage)).toBe(1);
    clock.stand("2026-11-25T20:29:00Z");
    await expect(submit(student, id)).resolves.toBeDefined();
    await expect(submit(student, other.id)).rejects.toMatchObject({ code: "scholarship_closed" });
    await database().delete(serviceOutage);
  });

  it("T35: under 18 a guardian must have agreed", async () => {
    clock.stand(noon);
    const student = await makeStudent();
    const { id, number } = await makeFullDraft(student, null);
    await saveAnswers(student, id, { fields: typed({ dateOfBirth: "2012-01-01" }), heardAt: 0 });
    expect(await problemsOf(number)).toEqual(["5 guardian guardian"]);
  });

  it("withdrawn, it can be applied for again, and its papers are no longer shared", async () => {
    clock.stand(noon);
    const student = await makeStudent();
    const { slug } = await makeScholarship();
    const first = await makeFullDraft(student, slug);
    await submit(student, first.id);
    await withdrawApplication(student, first.id);
    await withdrawApplication(student, first.id);
    const shared = await database().select().from(documentGrant).where(eq(documentGrant.subjectId, first.id));
    expect(shared.every(({ revokedAt }) => revokedAt !== null)).toBe(true);
    const again = await startApplication(student, { slug });
    expect(again.isNew).toBe(true);
    await submit(student, again.id);
    expect((await getApplication(student, first.number)).status).toBe("withdrawn");
    expect((await getApplication(student, again.number)).status).toBe("under_review");
  });
});

describe("checks", () => {
  it("a defect asks for one thing; mending it reruns that check alone", async () => {
    clock.stand(noon);
    const student = await makeStudent();
    const { slug } = await makeScholarship();
    const { id, number } = await makeFullDraft(student, slug);
    await submit(student, id);
    await recordCheck(admin, id, { code: "photo", verdict: "verified" });
    await recordCheck(admin, id, { code: "incomeCert", verdict: "defect", reason: "out_of_date" });
    const asked = await getApplication(student, number);
    expect([asked.status, asked.holder, asked.wanted]).toEqual(["action_needed", "you", "incomeCert"]);
    const [inList] = (await listApplications(student, parseListQuery(applicationList, "/"))).rows;
    expect(inList?.wanted).toBe("incomeCert");
    // S25: under the bell and by SMS she reads which paper, and by when.
    const [told] = await database()
      .select()
      .from(notification)
      .where(and(eq(notification.userId, student.userId ?? ""), eq(notification.type, "warning")));
    expect(told).toMatchObject({ title: "Send a new income certificate" });
    expect(told?.message).toContain("By 22 Nov 2026");
    const queued = await database().select().from(outboundMessage).where(eq(outboundMessage.subjectId, id));
    expect(queued.map(({ template }) => template)).toContain("application-action");
    const papers = await listPaperStates(student);
    const stands = async (field: string) => {
      const [at] = (await listAttached(id)).filter((one) => one.field === field);
      return papers.get(at?.id ?? "");
    };
    // L29: each paper says how it stands, and where it is used.
    expect(await stands("incomeCert")).toEqual({ state: "defect", uses: 1 });
    expect(await stands("photo")).toEqual({ state: "verified", uses: 1 });
    expect(await stands("marksheet")).toEqual({ state: "checking", uses: 1 });
    expect(asked.dueAt).toBe("2026-11-22T18:29:59.999Z");
    await askMoreTime(student, id);
    await expect(askMoreTime(student, id)).rejects.toMatchObject({ code: "already_extended" });
    expect((await getApplication(student, number)).dueAt).toBe("2026-11-29T18:29:59.999Z");
    await expect(answerDefect(student, id, "photo", await pdfFile())).rejects.toMatchObject({ status: 409 });
    // From DigiLocker it comes to her shelf first: one of another kind mends nothing, nor does another's.
    const shelf = { kind: "student", id: student.studentId ?? "" } as const;
    const other = await makeStudent();
    const theirs = { kind: "student", id: other.studentId ?? "" } as const;
    const wrong = [
      await storeDocument(student, shelf, "marksheet", await pdfFile("marks.pdf")),
      await storeDocument(other, theirs, "income_certificate", await pdfFile("theirs.pdf")),
    ];
    for (const { id: documentId } of wrong)
      await expect(answerDefect(student, id, "incomeCert", { documentId })).rejects.toMatchObject({
        status: 404,
      });
    const came = await storeDocument(student, shelf, "income_certificate", await pdfFile("new.pdf"), {
      issuer: "Revenue Department",
      issuerAgrees: true,
      issuedOn: null,
      validUntil: null,
    });
    await answerDefect(student, id, "incomeCert", { documentId: came.id });
    const [attached] = (await listAttached(id)).filter(({ field }) => field === "incomeCert");
    expect(attached).toMatchObject({ id: came.id, issuer: "Revenue Department" });
    const mended = await getApplication(student, number);
    expect(mended.status).toBe("under_review");
    const byCode = Object.fromEntries(mended.checks.map(({ code, status }) => [code, status]));
    expect(byCode).toMatchObject({ photo: "verified", incomeCert: "pending", marksheet: "pending" });
  });

  it("T39: of two who decide at once one wins, and nothing is approved with an open check", async () => {
    clock.stand(noon);
    const student = await makeStudent();
    const { slug } = await makeScholarship();
    const { id, number } = await makeFullDraft(student, slug);
    await submit(student, id);
    const approve = { verdict: "approve", awardPaise: 2_000_000 } as const;
    await expect(decideApplication(admin, id, approve)).rejects.toMatchObject({ code: "checks_open" });
    await verifyAll(id);
    const both = await Promise.allSettled([
      decideApplication(admin, id, approve),
      decideApplication(admin, id, { verdict: "reject", reasons: ["seats_full"] }),
    ]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(["approved", "rejected"]).toContain((await getApplication(student, number)).status);
  });

  it("only whoever offers the scholarship, or the desk, checks and decides", async () => {
    clock.stand(noon);
    const student = await makeStudent();
    const ownerId = newId();
    const { slug } = await makeScholarship({ ownerId });
    const { id, number } = await makeFullDraft(student, slug);
    await submit(student, id);
    const institute = (instituteId: string): Actor => ({
      role: "institute",
      userId: newId(),
      instituteId,
      language: "en",
    });
    await expect(getApplication(institute(newId()), number)).rejects.toMatchObject({ status: 404 });
    await expect(
      recordCheck(institute(newId()), id, { code: "photo", verdict: "verified" }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(recordCheck(student, id, { code: "photo", verdict: "verified" })).rejects.toMatchObject({
      status: 404,
    });
    await recordCheck(institute(ownerId), id, { code: "photo", verdict: "verified" });
    const writer = institute(ownerId);
    await insertAccounts(writer);
    await sendMessage(writer, id, "Please bring the original.");
    const view = await getApplication(student, number);
    expect(view.messages.map(({ text, isOwn }) => [text, isOwn])).toEqual([
      ["Please bring the original.", false],
    ]);
  });
});

describe("who holds it", () => {
  it.each(["donor", "csr"] as const)(
    "S12: what a %s funds is checked by our desk, never by them",
    async (ownerKind) => {
      clock.stand(noon);
      const student = await makeStudent();
      const { slug } = await makeScholarship({ ownerKind, ownerId: newId() });
      const { id, number } = await makeFullDraft(student, slug);
      await submit(student, id);
      expect((await getApplication(student, number)).holder).toBe("desk");
    },
  );
});

describe("after the decision", () => {
  it("a rejection has coded reasons and can be appealed once", async () => {
    clock.stand(noon);
    const student = await makeStudent();
    const { id, number } = await makeFullDraft(student, null);
    await submit(student, id);
    await decideApplication(admin, id, { verdict: "reject", reasons: ["income_above_limit"], note: null });
    const rejected = await getApplication(student, number);
    expect([rejected.decisionReasons, rejected.canAppeal]).toEqual([["income_above_limit"], true]);
    await appealDecision(student, id, "The certificate was of the wrong year.");
    await decideApplication(admin, id, { verdict: "reject", reasons: ["other"] });
    expect((await getApplication(student, number)).canAppeal).toBe(false);
    await expect(appealDecision(student, id, "Again")).rejects.toMatchObject({ code: "already_appealed" });
  });

  it("S13: an appeal that comes after its last day is refused, and the page offers none", async () => {
    clock.stand(noon);
    const student = await makeStudent();
    const { id, number } = await makeFullDraft(student, null);
    await submit(student, id);
    await decideApplication(admin, id, { verdict: "reject", reasons: ["other"], note: null });
    clock.stand("2026-12-16T18:00:00Z");
    await expect(appealDecision(student, id, "Too late")).rejects.toMatchObject({ code: "appeal_over" });
    expect((await getApplication(student, number)).canAppeal).toBe(false);
    clock.stand("2026-12-15T18:00:00Z");
    await appealDecision(student, id, "On the last day");
    clock.stand(noon);
  });

  it("approved becomes paid, and the figures are those of SQL over the rows", async () => {
    clock.stand(noon);
    const student = await makeStudent();
    const { id } = await makeFullDraft(student, null);
    await submit(student, id);
    await verifyAll(id);
    await decideApplication(admin, id, { verdict: "approve", awardPaise: 5_000_000 });
    const [told] = await database()
      .select()
      .from(outboundMessage)
      .where(and(eq(outboundMessage.template, "application-approved"), eq(outboundMessage.subjectId, id)));
    expect(told, "S34.17: the good news with its amount").toMatchObject({ channel: "sms" });
    await recordPayout(systemActor, id, { reference: "UTR26N0001" });
    const second = await startApplication(student, { slug: null });
    await submit(student, second.id);
    expect((await countApplications(await makeStudent())).successRate, "P30: nothing decided").toBeNull();
    const figures = await countApplications(student);
    const [row] = (
      await database().execute(sql`select count(submitted_at)::int as sent,
        sum(case when status in ('approved','paid') then 1 else 0 end)::int as got,
        sum(award_paise)::int as money from application where student_id = ${student.studentId}`)
    ).rows as { sent: number; got: number; money: number }[];
    expect(figures).toMatchObject({ applicationsSubmitted: row?.sent, scholarshipsReceived: row?.got });
    expect(figures).toMatchObject({ totalAmountPaise: row?.money, successRate: 100, pendingApplications: 1 });
  });

  it("a missed promise goes to the admin desk by itself, once", async () => {
    clock.stand(noon);
    const student = await makeStudent();
    const { slug } = await makeScholarship();
    const { id, number } = await makeFullDraft(student, slug);
    await submit(student, id);
    clock.stand("2026-11-17T06:00:01Z");
    await escalateLate();
    await escalateLate();
    const view = await getApplication(student, number);
    expect([view.holder, view.isLate]).toEqual(["desk", true]);
    expect(view.events.filter(({ event }) => event === "escalated")).toHaveLength(1);
  });

  it("the receipt is a PDF, for what was sent only, in its reader's language", async () => {
    clock.stand(noon);
    const student = await makeStudent();
    const { id, number } = await makeFullDraft(student, null);
    await expect(makeReceipt(student, number)).rejects.toMatchObject({ status: 409 });
    await submit(student, id);
    const { bytes, fileName } = await makeReceipt(student, number);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(fileName).toBe(`application-${number}.pdf`);
    const [label, write] = [vi.spyOn(pdfText, "label"), vi.spyOn(pdfText, "write")];
    await makeReceipt({ ...student, language: "te" }, number);
    const written = [...label.mock.calls, ...write.mock.calls].map(([, text]) => text);
    expect(written).toEqual(expect.arrayContaining(["దరఖాస్తు నంబర్", number, "తర్వాత ఏమవుతుంది"]));
    expect(written.filter((text) => /నవంబర్ 2026/.test(text))).toHaveLength(2);
    vi.restoreAllMocks();
    await expect(makeReceipt(await makeStudent(), number)).rejects.toMatchObject({ status: 404 });
  });

  it("S16: the receipt says for ever what it said when it was issued", async () => {
    clock.stand(noon);
    const student = await makeStudent();
    const { slug } = await makeScholarship();
    const { id, number } = await makeFullDraft(student, slug);
    await submit(student, id);
    const write = vi.spyOn(pdfText, "write");
    const written = async () => {
      write.mockClear();
      await makeReceipt(student, number);
      return write.mock.calls.map(([, text]) => text);
    };
    const before = await written();
    await database()
      .update(application)
      .set({ accountLastFour: "7890", dueAt: null, status: "approved" })
      .where(eq(application.id, id));
    expect(await written()).toEqual(before);
    vi.restoreAllMocks();
  });

  it("P8: every answer that was sent is on the form, masked where it must be, in the reader's language", async () => {
    clock.stand(noon);
    const student = await makeStudent();
    const { slug } = await makeScholarship();
    const { id, number } = await makeFullDraft(student, slug);
    await expect(makeApplicationForm(student, number)).rejects.toMatchObject({ status: 409 });
    await submit(student, id);
    const sections = await readSentAnswers(student, number);
    const told = new Map(sections.flatMap(({ rows }) => rows.map(({ label, value }) => [label, value])));
    expect([...told.values()]).toContain(soundAnswers.fullName);
    expect([...told.values()].join()).not.toContain(soundSecrets.bankAccount);
    for (const language of ["en", "te", "hi"] as const) {
      const { bytes, fileName } = await makeApplicationForm({ ...student, language }, number);
      expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
      expect(fileName).toBe(`application-form-${number}.pdf`);
    }
    const te = await readSentAnswers({ ...student, language: "te" }, number);
    expect(te[0]?.rows[0]?.label).not.toBe(sections[0]?.rows[0]?.label);
    await expect(readSentAnswers(await makeStudent(), number)).rejects.toMatchObject({ status: 404 });
  });

  it("P8: the kit holds form, receipt and checklist in one archive, for its student alone", async () => {
    clock.stand(noon);
    const student = await makeStudent();
    const { id, number } = await makeFullDraft(student, null);
    await submit(student, id);
    const { bytes, fileName } = await makeKit(student, number);
    expect(fileName).toBe(`scholarship-kit-${number}.zip`);
    expect(bytes.subarray(0, 2).toString()).toBe("PK");
    for (const name of ["application-form", "application", "checklist"])
      expect(bytes.includes(`${name}-${number}.pdf`), name).toBe(true);
    await expect(makeKit(await makeStudent(), number)).rejects.toMatchObject({ status: 404 });
  });
});

describe("lists and own data", () => {
  it("filters, pages and exports the student's own only", async () => {
    clock.stand(noon);
    const student = await makeStudent();
    const [a, b] = [await makeScholarship(), await makeScholarship()];
    const sent = await makeFullDraft(student, a.slug);
    await submit(student, sent.id);
    await startApplication(student, { slug: b.slug });
    const all = await listApplications(student, parseListQuery(applicationList, "/x"));
    expect([all.total, all.rows.length]).toEqual([2, 2]);
    const drafts = await listApplications(student, parseListQuery(applicationList, "/x?status=draft"));
    expect(drafts.rows.map(({ slug }) => slug)).toEqual([b.slug]);
    const found = await listApplications(student, parseListQuery(applicationList, "/x?q=GODAVARI&sort=name"));
    expect(found.total).toBe(2);
    const rows = await Array.fromAsync(exportApplications(student, parseListQuery(applicationList, "/x")));
    expect(rows).toHaveLength(2);
  });

  it("T36: exports what is held, and erasure leaves nothing of the person", async () => {
    clock.stand(noon);
    const student = await makeStudent();
    const { id, number } = await makeFullDraft(student, null);
    await submit(student, id);
    const subject = { userId: student.userId, studentIds: [student.studentId], phones: [], emails: [] };
    expect(JSON.stringify(await applicationOwnData.collect(subject))).toContain(number);
    await database().transaction((tx) => applicationOwnData.erase(tx, subject));
    const [row] = await database().select().from(application).where(eq(application.id, id));
    expect(JSON.stringify(row)).not.toMatch(/Asha|30211234567|2346/);
    await expect(getApplication(student, number)).rejects.toMatchObject({ status: 404 });
  });

  it("T33: every chain of these tests verifies", async () => {
    const report = await verifyAudit();
    expect(report.problems).toEqual([]);
    expect(report.entries).toBeGreaterThan(100);
  });
});
