import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { verifyAudit } from "#app/db/audit/verify-audit.server.ts";
import { drainJobs } from "#app/db/jobs/jobs.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application, applicationCheck, applicationDocument } from "#app/db/schema/applications.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { notification } from "#app/db/schema/messages.ts";
import { bulkDecision, bulkDecisionItem, waitingPlace } from "#app/db/schema/reviews.ts";
import { applicationNumber } from "#app/features/applications/application-number.ts";
import { answerDefect } from "#app/features/applications/server/checks/answer-defect.server.ts";
import { escalateLate } from "#app/features/applications/server/checks/escalate-late.server.ts";
import { appealDecision } from "#app/features/applications/server/decisions/appeal-decision.server.ts";
import { getApplicationRow } from "#app/features/applications/server/lists/application-row.server.ts";
import { makeReceipt } from "#app/features/applications/server/receipts/make-receipt.server.ts";
import { readDocument } from "#app/features/documents/server/read-document.server.ts";
import { setScholarshipTerms } from "#app/features/scholarships/server/lifecycle/set-scholarship-terms.server.ts";
import {
  makeFullDraft,
  makeScholarship,
  makeStudent,
  pdfFile,
  soundAnswers,
  submit,
  useApplicationWorld,
} from "#tests/support/application-world.ts";
import {
  giveAccount,
  insertApplications,
  makeInstitute,
  reviewWorldJobs,
  rubric,
  statusOf,
} from "#tests/support/review-world.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { engine, useTestDatabase } from "#tests/support/test-database.ts";
import { reviewList } from "../review-list.ts";
import { verifyBundle } from "../verify-bundle.ts";
import { listBulk } from "./bulk/list-bulk.server.ts";
import { prepareBulk } from "./bulk/prepare-bulk.server.ts";
import { settleBulk } from "./bulk/settle-bulk.server.ts";
import { checkApplication } from "./check-application.server.ts";
import { checkRest } from "./check-rest.server.ts";
import { decideReview } from "./decisions/decide-review.server.ts";
import { makeDecisionBundle } from "./decisions/make-decision-bundle.server.ts";
import { makeDecisionPaper } from "./decisions/make-decision-paper.server.ts";
import { moveUpWaiting } from "./decisions/move-up-waiting.server.ts";
import { releaseAward } from "./decisions/release-award.server.ts";
import { countInstituteApplications } from "./lists/count-institute-applications.server.ts";
import { exportReviews } from "./lists/export-reviews.server.ts";
import { findNextReview } from "./lists/find-next-review.server.ts";
import { findPlaceAfterStep } from "./lists/find-place-after-step.server.ts";
import { listReviews } from "./lists/list-reviews.server.ts";
import { readAnalyticsTab } from "./lists/read-analytics-tab.server.ts";
import { readApplicationsTab } from "./lists/read-applications-tab.server.ts";
import { remindReviewers } from "./lists/remind-reviewers.server.ts";
import { readPaper } from "./read-paper.server.ts";
import { readReview } from "./read-review.server.ts";
import { readReviewScreen } from "./read-review-screen.server.ts";
import { declareConflict } from "./scores/declare-conflict.server.ts";
import { scoreApplication } from "./scores/score-application.server.ts";

useTestDatabase({ jobs: reviewWorldJobs });
const clock = useApplicationWorld();
const noon = "2026-11-15T06:00:00Z";
const admin: Actor = {
  role: "admin",
  staffRoles: ["super_admin"],
  userId: "0190a000-0000-7000-8000-000000000903",
  language: "en",
};
const award = { verdict: "approve", awardPaise: 2_000_000 } as const;
const points = (marks: number, need: number) => ({ points: { p_marks: marks, p_need: need } });
const numberOf = async (id: string) => {
  const [row] = await database().select().from(application).where(eq(application.id, id));
  return row ? applicationNumber(row) : "";
};
const problem = async (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error) => error.code ?? String(error),
  );
const list = (search = "") => reviewList.read(`/institute/applications${search}`);

async function sent(slug: string) {
  const student = await makeStudent();
  const { id, number } = await makeFullDraft(student, slug);
  await submit(student, id);
  return { student, id, number };
}

async function verifyRest(actor: Actor, id: string) {
  const where = and(eq(applicationCheck.applicationId, id), eq(applicationCheck.status, "pending"));
  for (const { code } of await database().select().from(applicationCheck).where(where)) {
    await checkApplication(actor, id, { code, verdict: "verified" });
  }
}

describe("who may do what (T12–T14)", () => {
  it("owner all, verifier checks, reviewer scores; another institute finds nothing anywhere", async () => {
    clock.stand(noon);
    const { owner, verifier, reviewer, scholarship } = await makeInstitute({ rubric });
    const other = await makeInstitute();
    const { id, number, student } = await sent(scholarship.slug);
    expect(await problem(checkApplication(reviewer, id, { code: "photo", verdict: "verified" }))).toBe(
      "forbidden",
    );
    await checkApplication(verifier, id, { code: "photo", verdict: "verified" });
    expect(await problem(scoreApplication(verifier, id, points(50, 20)))).toBe("forbidden");
    await scoreApplication(reviewer, id, points(50, 20));
    await verifyRest(owner, id);
    for (const actor of [verifier, reviewer]) {
      expect(await problem(decideReview(actor, id, award, newFormKey()))).toBe("forbidden");
    }
    // The desk reads, but an institute's own application is not its to decide.
    expect((await readReview(admin, number)).may).toMatchObject({ decide: false, check: false });
    expect(await problem(decideReview(admin, id, award, newFormKey()))).toBe("forbidden");
    for (const stranger of [
      other.owner,
      student,
      { role: "institute", userId: null, language: "en" } as Actor,
    ]) {
      const tries = [
        readReview(stranger, number),
        readPaper(stranger, number, "photo"),
        checkApplication(stranger, id, { code: "photo", verdict: "verified" }),
        scoreApplication({ ...stranger, userId: admin.userId }, id, points(1, 1)),
        declareConflict({ ...stranger, userId: admin.userId }, id, "x"),
        decideReview(stranger, id, award, newFormKey()),
        releaseAward(stranger, id, "x", newFormKey()),
      ];
      expect(await Promise.all(tries.map(problem))).toEqual(tries.map(() => "not_found"));
    }
    const bulk = {
      formKey: newFormKey(),
      verdict: "reject" as const,
      ids: [id],
      reasons: ["other" as const],
    };
    expect(await problem(prepareBulk(other.owner, bulk))).toBe("not_found");
    expect((await listReviews(other.owner, list())).rows).toEqual([]);
    expect(await Array.fromAsync(await exportReviews.open(other.owner, list()))).toEqual([]);
    expect(await problem(exportReviews.open(reviewer, list()))).toBe("forbidden");
    expect((await listReviews(owner, list("?q=asha"))).rows.map((row) => row.number)).toEqual([number]);
    await decideReview(owner, id, award, newFormKey());
    expect(await statusOf(id)).toBe("approved");
    // D27: a merit list can be made from the file.
    const [line] = await Array.fromAsync(await exportReviews.open(owner, list("?q=asha")));
    expect(line).toMatchObject({
      number,
      marks: 91.4,
      familyIncome: "₹1 lakh to ₹2 lakh",
      familyIncomeMostInr: 200_000,
      gender: "Female",
      state: "Andhra Pradesh",
      education: "Undergraduate",
      socialGroup: "",
      awardPaise: expect.any(Number),
      hasAccount: true,
    });
    // T33: each step is in the application's chain.
    expect((await verifyAudit()).problems).toEqual([]);
    // A paper's reading is on record.
    await readPaper(owner, number, "marksheet");
    const read = and(eq(auditEntry.event, "document.read"), eq(auditEntry.actorId, owner.userId));
    expect(await database().$count(auditEntry, read)).toBe(1);
  });

  it("the desk decides what no institute runs, what came late, and appeals; then not the one who decided", async () => {
    clock.stand(noon);
    const { owner, scholarship } = await makeInstitute();
    const donors = await makeScholarship({ ownerKind: "donor" });
    const [late, given] = await insertApplications(scholarship.id, 2);
    const [ofDonor] = await insertApplications(donors.id, 1);
    if (!late || !given || !ofDonor) throw new Error();
    await decideReview(admin, ofDonor.id, award, newFormKey());
    expect(await statusOf(ofDonor.id)).toBe("approved");
    await decideReview(owner, given.id, { verdict: "reject", reasons: ["other"] }, newFormKey());
    const student: Actor = {
      role: "student",
      userId: given.userId,
      studentId: given.studentId,
      language: "en",
    };
    await appealDecision(student, given.id, "The marks were read wrong.");
    expect(await problem(decideReview(owner, given.id, award, newFormKey()))).toBe("forbidden");
    await decideReview(admin, given.id, award, newFormKey());
    clock.stand("2026-11-17T07:00:00Z");
    expect((await listReviews(admin, list())).rows.map((row) => row.id)).not.toContain(late.id);
    await escalateLate();
    expect((await listReviews(admin, list("?due=with_desk"))).rows.map((row) => row.id)).toContain(late.id);
    await decideReview(admin, late.id, { verdict: "reject", reasons: ["seats_full"] }, newFormKey());
    expect(await statusOf(late.id)).toBe("rejected");
  });
});

describe("checks", () => {
  it("many papers in one step, only those that stood on the page; and the next one with work for who asks", async () => {
    clock.stand(noon);
    const { owner, verifier, reviewer, scholarship } = await makeInstitute({ rubric });
    const first = await sent(scholarship.slug);
    clock.stand("2026-11-20T07:00:00Z");
    const second = await sent(scholarship.slug);
    const openOf = async (number: string) =>
      (await readReview(verifier, number)).checks
        .filter(({ status }) => status === "pending")
        .map(({ code }) => code);
    const codes = await openOf(first.number);
    expect(codes.length).toBeGreaterThan(2);
    expect(await problem(checkRest(reviewer, first.id, codes))).toBe("forbidden");
    await checkApplication(verifier, first.id, { code: codes[0] ?? "", verdict: "verified" });
    expect(await problem(checkRest(verifier, first.id, codes))).toBe("changed");
    expect(await openOf(first.number)).toEqual(codes.slice(1));
    await checkRest(verifier, first.id, codes.slice(1));
    expect(await openOf(first.number)).toEqual([]);
    const { events } = await readReview(verifier, first.number);
    expect(events.map(({ text }) => text)).toContain("Verified: Photo (institute)");
    const next = (actor: Actor, id: string) => findNextReview(actor, id);
    // The verifier is done with the first; the reviewer has scored the second; who decides goes round.
    await scoreApplication(reviewer, second.id, points(50, 20));
    expect(await next(verifier, first.id)).toBe(second.number);
    expect(await next(verifier, second.id)).toBeNull();
    expect(await next(reviewer, second.id)).toBe(first.number);
    expect(await next(reviewer, first.id)).toBeNull();
    expect([await next(owner, first.id), await next(owner, second.id)]).toEqual([
      second.number,
      first.number,
    ]);
    expect(await next({ ...owner, instituteId: newId() }, first.id)).toBeNull();
    // Where the list was narrowed to one scholarship, so are the queue, Next, and the way back.
    const { id: elsewhere } = await makeScholarship({ ownerId: owner.instituteId ?? "" });
    expect(await findNextReview(owner, first.id, elsewhere)).toBeNull();
    expect(await findNextReview(owner, first.id, scholarship.id)).toBe(second.number);
    const narrow = `/x?scholarship=${elsewhere}`;
    const screen = await readReviewScreen(owner, first.number, narrow);
    expect(screen).toMatchObject({ nextNumber: null, scholarshipId: elsewhere, queue: { total: 0 } });
    const placeAfter = (done: string, address: string) =>
      findPlaceAfterStep(owner, first.number, done, address);
    expect(await placeAfter("verify", narrow)).toBe(`${first.number}?done=verify&scholarship=${elsewhere}`);
    expect(await placeAfter("verify_rest_next", "/x")).toBe(
      `${second.number}?done=next_one&after=${first.number}`,
    );
    expect(await placeAfter("verify_rest_next", narrow)).toMatch(`${first.number}?done=verify_rest&`);
  });

  it("a defect is mended without restarting: its own check alone runs again", async () => {
    clock.stand(noon);
    const { owner, verifier, scholarship } = await makeInstitute();
    const { id, number, student } = await sent(scholarship.slug);
    for (const code of ["photo", "aadhaar", "marksheet", "bankPassbook"]) {
      await checkApplication(verifier, id, { code, verdict: "verified" });
    }
    const note = "It was issued on 12 Jun 2025. Please upload one issued after 1 Apr 2026.";
    await checkApplication(verifier, id, {
      code: "incomeCert",
      verdict: "defect",
      reason: "out_of_date",
      note,
    });
    expect(await statusOf(id)).toBe("action_needed");
    expect(await problem(decideReview(owner, id, award, newFormKey()))).toBe("checks_open");
    const before = await readPaper(verifier, number, "incomeCert");
    await answerDefect(student, id, "incomeCert", await pdfFile("fresh.pdf"));
    const after = await readReview(verifier, number);
    expect(after.checks.map(({ code, status }) => `${code} ${status}`)).toEqual([
      "photo verified",
      "aadhaar verified",
      "marksheet verified",
      "incomeCert pending",
      "bankPassbook verified",
      "aadhaar_number verified",
      "ifsc_code verified",
    ]);
    expect(after.stage).toBe("checks");
    // The new paper is what the viewer shows.
    expect((await readPaper(verifier, number, "incomeCert")).bytes.equals(before.bytes)).toBe(false);
    expect(await problem(decideReview(owner, id, award, newFormKey()))).toBe("checks_open");
    await checkApplication(verifier, id, { code: "incomeCert", verdict: "verified" });
    await decideReview(owner, id, award, newFormKey());
    expect(await statusOf(id)).toBe("approved");
  });
});

describe("scoring", () => {
  it("blind is blind: no name, gender, photo or paper reaches who scores, by any way", async () => {
    clock.stand(noon);
    const { owner, reviewer, scholarship } = await makeInstitute({
      rubric,
      isBlind: true,
      questions: [{ id: "essay", label: "Why you?", kind: "long", options: [], isRequired: false }],
    });
    const { id, number, student } = await sent(scholarship.slug);
    const essay = { value: "I, ASHA Rao, want to build bridges.", at: 0 };
    await database()
      .update(application)
      .set({ answers: sql`answers || ${JSON.stringify({ t_essay: essay })}::jsonb` })
      .where(eq(application.id, id));
    const [row] = await database().select().from(application).where(eq(application.id, id));
    const seen = JSON.stringify([
      await readReview(reviewer, number),
      await listReviews(reviewer, list()),
      await readApplicationsTab(reviewer, "/institute/applications?sort=ranking"),
    ]).toLowerCase();
    const secrets = [
      "fullName",
      "gender",
      "phone",
      "email",
      "address",
      "fatherName",
      "motherName",
      "dateOfBirth",
    ];
    for (const field of secrets) expect(seen).not.toContain((soundAnswers[field] ?? "?").toLowerCase());
    expect(seen).not.toContain("asha");
    expect(seen).toContain("want to build bridges");
    expect(seen).not.toContain(".pdf");
    expect((await listReviews(reviewer, list("?q=asha"))).rows).toEqual([]);
    expect((await listReviews(owner, list("?q=asha"))).rows).toHaveLength(1);
    expect(await problem(readPaper(reviewer, number, "photo"))).toBe("not_found");
    const [paper] = await database()
      .select()
      .from(applicationDocument)
      .where(eq(applicationDocument.applicationId, id));
    expect(await problem(readDocument(reviewer, paper?.documentId ?? ""))).toBe("not_found");
    expect(await problem(makeReceipt(reviewer, number))).toBe("not_found");
    // Who sees the person does not score.
    expect(await problem(scoreApplication(owner, id, points(1, 1)))).toBe("forbidden");
    await scoreApplication(reviewer, id, points(60, 27));
    expect((await readReview(owner, number)).mean).toBe("87");
    expect([row?.studentId]).toEqual([student.studentId]);
  });

  it("two reviewers score at once, each for himself; the difference shows, and both are needed", async () => {
    clock.stand(noon);
    const { owner, reviewer, second, scholarship } = await makeInstitute({ rubric, reviewersNeeded: 2 });
    const [made] = await insertApplications(scholarship.id, 1);
    const id = made?.id ?? "";
    const number = await numberOf(id);
    await scoreApplication(reviewer, id, points(50, 30));
    expect(await problem(decideReview(owner, id, award, newFormKey()))).toBe("scores_missing");
    const before = await readReview(second, number);
    expect(before).toMatchObject({ scores: [], mean: null, spread: null, scoreCount: 1 });
    expect((await listReviews(second, list())).rows[0]?.score).toBeNull();
    expect(await problem(scoreApplication(second, id, points(61, 0)))).toBe("invalid");
    await Promise.all([
      scoreApplication(second, id, points(30, 20)),
      scoreApplication(reviewer, id, points(55, 35)),
      scoreApplication(second, id, points(30, 20)),
    ]);
    expect(await readReview(second, number)).toMatchObject({ mean: "70", spread: 40, scoreCount: 2 });
    await declareConflict(second, id, "My neighbour's daughter");
    const excluded = await readReview(second, number);
    expect(excluded).toMatchObject({ answers: [], checks: [], scores: [], mean: null, title: number });
    expect(Object.values(excluded.may).some(Boolean)).toBe(false);
    expect(await problem(scoreApplication(second, id, points(1, 1)))).toBe("forbidden");
    expect(await readReview(owner, number)).toMatchObject({ mean: "90", scoreCount: 1 });
    await scoreApplication(owner, id, points(40, 30));
    // Two decide at once: one wins, the other is told (T39).
    const outcomes = await Promise.all([
      problem(decideReview(owner, id, award, newFormKey())),
      problem(decideReview(owner, id, { verdict: "reject", reasons: ["other"] }, newFormKey())),
    ]);
    expect(outcomes.toSorted()).toEqual(["done", "wrong_state"]);
  });

  it("ranks by score, then income, then marks, then who came first", async () => {
    clock.stand(noon);
    const { owner, reviewer, scholarship } = await makeInstitute({ rubric });
    const answers = [
      { familyIncome: "2l-5l", percentage: "99" },
      { familyIncome: "1l-2l", percentage: "80.5" },
      { familyIncome: "1l-2l", percentage: "91%" },
      { familyIncome: "above-8l", percentage: "no" },
    ];
    const made = await insertApplications(scholarship.id, 4, (index) => answers[index] ?? {});
    const totals = [30, 30, 30, 50];
    for (const [index, { id }] of made.entries())
      await scoreApplication(reviewer, id, points(totals[index] ?? 0, 0));
    const page = { ...list("?sort=ranking"), pageSize: 3 };
    const first = await listReviews(owner, page);
    const rest = await listReviews(owner, list(`?sort=ranking&cursor=${first.next}`));
    expect([...first.rows, ...rest.rows].map(({ student }) => student)).toEqual([
      "Student 3",
      "Student 2",
      "Student 1",
      "Student 0",
    ]);
  });

  it("D16i: ranks each scholarship by itself, and what is decided stands behind what is not", async () => {
    clock.stand(noon);
    const { owner, reviewer, scholarship, instituteId } = await makeInstitute({ rubric });
    const other = await makeScholarship({ ownerKind: "institute", ownerId: instituteId, title: "ZZ Other" });
    const made = await insertApplications(scholarship.id, 3);
    const [elsewhere] = await insertApplications(other.id, 1);
    for (const [index, { id }] of made.entries())
      await scoreApplication(reviewer, id, points([20, 50, 40][index] ?? 0, 0));
    await database()
      .update(application)
      .set({ status: "paid" })
      .where(eq(application.id, made[1]?.id ?? ""));
    const page = await listReviews(owner, { ...list("?sort=ranking"), pageSize: 2 });
    const rest = await listReviews(owner, list(`?sort=ranking&cursor=${page.next}`));
    expect([...page.rows, ...rest.rows].map(({ id }) => id)).toEqual([
      made[2]?.id,
      made[0]?.id,
      elsewhere?.id,
      made[1]?.id,
    ]);
  });
});

describe("seats and budget (T39)", () => {
  it("200 parallel approvals for 7 seats give exactly 7; and a budget holds likewise", async () => {
    clock.stand(noon);
    const crowd = engine === "postgres" ? 200 : 30;
    const { owner, scholarship } = await makeInstitute({ seats: 7 });
    const made = await insertApplications(scholarship.id, crowd);
    const outcomes = await Promise.all(
      made.map(({ id }) => problem(decideReview(owner, id, award, newFormKey()))),
    );
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(7);
    // On a machine that others use too, somebody may wait more than five seconds for a connection and is told so.
    const told = outcomes.filter((outcome) => outcome !== "database_away");
    expect(new Set(told)).toEqual(new Set(["done", "seats_full"]));
    const won = and(eq(application.scholarshipId, scholarship.id), eq(application.status, "approved"));
    expect(await database().$count(application, won)).toBe(7);

    const rich = await makeInstitute({ budgetPaise: 5_000_000 });
    const three = await insertApplications(rich.scholarship.id, 3);
    const spent = await Promise.all(
      three.map(({ id }) => problem(decideReview(rich.owner, id, award, newFormKey()))),
    );
    expect(spent.toSorted()).toEqual(["budget_spent", "done", "done"]);
    // The same key again is the same decision (T38).
    const key = newFormKey();
    const free = await makeInstitute();
    const [one] = await insertApplications(free.scholarship.id, 1);
    await Promise.all(Array.from({ length: 5 }, () => decideReview(free.owner, one?.id ?? "", award, key)));
    expect(await statusOf(one?.id ?? "")).toBe("approved");
  }, 120_000);

  it("the waiting list moves up by itself, best first, when a seat is released or added", async () => {
    clock.stand(noon);
    const { owner, reviewer, scholarship } = await makeInstitute({ rubric, seats: 1 });
    const made = await insertApplications(scholarship.id, 4);
    const ids = made.map(({ id }) => id);
    for (const [index, id] of ids.entries()) await scoreApplication(reviewer, id, points(10 + index * 10, 0));
    const [first = "", a = "", b = "", c = ""] = ids;
    await decideReview(owner, first, award, newFormKey());
    for (const id of [a, b, c]) {
      expect(await problem(decideReview(owner, id, award, newFormKey()))).toBe("seats_full");
      await decideReview(owner, id, { verdict: "waitlist", awardPaise: 2_000_000 }, newFormKey());
    }
    // Who waits for a seat is not late.
    clock.stand("2026-11-20T06:00:00Z");
    await escalateLate();
    const late = and(inArray(application.id, ids), isNotNull(application.escalatedAt));
    expect(await database().$count(application, late)).toBe(0);
    expect(await moveUpWaiting()).toBe(0);
    await releaseAward(owner, first, "She got another award.", newFormKey());
    expect(await moveUpWaiting()).toBe(1);
    expect(await Promise.all([first, a, b, c].map(statusOf))).toEqual([
      "withdrawn",
      "under_review",
      "under_review",
      "approved",
    ]);
    await setScholarshipTerms(systemActor, scholarship.id, { awardPaise: 2_000_000, rubric, seats: 2 });
    expect(await moveUpWaiting()).toBe(1);
    expect(await statusOf(b)).toBe("approved");
    const open = and(eq(waitingPlace.scholarshipId, scholarship.id), isNull(waitingPlace.endedAt));
    expect(
      (await database().select().from(waitingPlace).where(open)).map((row) => row.applicationId),
    ).toEqual([a]);
  });
});

describe("decisions about many (T16)", () => {
  it("need a second person, happen once, and tell what became of each", async () => {
    clock.stand(noon);
    const { owner, verifier, reviewer, scholarship } = await makeInstitute({ seats: 2 });
    const made = await insertApplications(scholarship.id, 3);
    const ids = made.map(({ id }) => id);
    const input = { formKey: newFormKey(), verdict: "approve" as const, ids, reasons: [] };
    expect(await problem(prepareBulk(reviewer, input))).toBe("forbidden");
    const id = await prepareBulk(verifier, input);
    expect(await prepareBulk(verifier, input)).toBe(id);
    // D8: the second person sees whom it is about, what each is given, and what is not checked yet.
    const [waiting] = await listBulk(owner);
    expect(waiting).toMatchObject({ id, mayConfirm: true, all: 3 });
    expect(waiting?.items.map(({ student }) => student).toSorted()).toEqual([
      "Student 0",
      "Student 1",
      "Student 2",
    ]);
    expect(
      waiting?.items.every(({ award, status }) => award === "₹20,000" && status === "under_review"),
    ).toBe(true);
    expect(waiting?.items.every(({ openChecks, problem: why }) => openChecks === 0 && why === null)).toBe(
      true,
    );
    for (const actor of [verifier, reviewer]) {
      expect(await problem(settleBulk(actor, id, "confirm"))).toBe("forbidden");
    }
    expect(await problem(settleBulk((await makeInstitute()).owner, id, "confirm"))).toBe("not_found");
    expect(await statusOf(ids[0] ?? "")).toBe("under_review");
    const both = await Promise.all([
      problem(settleBulk(owner, id, "confirm")),
      problem(settleBulk(owner, id, "confirm")),
    ]);
    expect(both.toSorted()).toEqual(["done", "wrong_state"]);
    await drainJobs(reviewWorldJobs);
    const items = await database().select().from(bulkDecisionItem).where(eq(bulkDecisionItem.bulkId, id));
    expect(items.map(({ outcome }) => outcome).toSorted()).toEqual(["done", "done", "refused"]);
    expect(items.find(({ outcome }) => outcome === "refused")?.problem).toContain("seats");
    // And afterwards which of them was refused, and why.
    const tried = (await listBulk(owner)).find((one) => one.id === id);
    expect(tried?.items.filter(({ problem: why }) => why?.includes("seats"))).toHaveLength(1);
    const [bulk] = await database().select().from(bulkDecision).where(eq(bulkDecision.id, id));
    expect(bulk?.status).toBe("done");
    const left = items.filter(({ outcome }) => outcome === "refused").map((item) => item.applicationId);
    const more = {
      formKey: newFormKey(),
      verdict: "reject" as const,
      ids: left,
      reasons: ["seats_full" as const],
    };
    await settleBulk(owner, await prepareBulk(owner, more), "cancel");
    expect(await statusOf(left[0] ?? "")).toBe("under_review");
  });
});

describe("deadlines per stage", () => {
  it("remind the one who holds it before, the owner and the desk after", async () => {
    clock.stand("2027-01-04T06:00:00Z");
    const { owner, verifier, reviewer, scholarship } = await makeInstitute();
    for (const member of [owner, verifier, reviewer]) await giveAccount(member);
    const [made] = await insertApplications(scholarship.id, 1);
    await database()
      .update(applicationCheck)
      .set({ status: "pending" })
      .where(eq(applicationCheck.applicationId, made?.id ?? ""));
    const heard = async (actor: Actor) => {
      const own = eq(notification.userId, actor.userId ?? "");
      return (await database().select().from(notification).where(own)).map(({ title }) => title).toSorted();
    };
    clock.stand("2027-01-04T23:00:00Z");
    await remindReviewers();
    expect(await heard(verifier)).toEqual([]);
    // Checks are due after 24 of the 48 hours; six hours before, the verifier hears, once.
    clock.stand("2027-01-05T01:00:00Z");
    await remindReviewers();
    await remindReviewers();
    expect([await heard(verifier), await heard(owner)]).toEqual([["Checks due soon"], []]);
    clock.stand("2027-01-05T07:00:00Z");
    await remindReviewers();
    expect([await heard(verifier), await heard(owner), await heard(reviewer)]).toEqual([
      ["Checks due soon", "Checks late"],
      ["Checks late"],
      [],
    ]);
    clock.stand("2027-01-06T07:00:00Z");
    await giveAccount(admin);
    await escalateLate();
    await remindReviewers();
    expect(await heard(admin)).toEqual(["Reviews are late"]);
  });
});

describe("the signed decision", () => {
  it("verifies as it is, and not with a changed byte; only its student gets it", async () => {
    clock.stand(noon);
    const { owner, reviewer, scholarship } = await makeInstitute({ rubric });
    const { id, number, student } = await sent(scholarship.slug);
    expect(await problem(makeDecisionBundle(student, number))).toBe("wrong_state");
    await verifyRest(owner, id);
    await scoreApplication(reviewer, id, points(50, 37));
    await decideReview(owner, id, { ...award, note: "Well done." }, newFormKey());
    // What changes afterwards does not change what the decision rested on.
    await setScholarshipTerms(systemActor, scholarship.id, { seats: 5 });
    const bundle = await makeDecisionBundle(student, number);
    const text = JSON.stringify(bundle, null, 2);
    expect(await verifyBundle(text)).toMatchObject({ isSound: true, keyId: bundle.signature.keyId });
    expect(bundle.decision).toMatchObject({
      verdict: "approved",
      decidedBy: "institute owner",
      awardPaise: 2_000_000,
      scores: [{ total: 87, outOf: 100 }],
      rules: { rubric },
    });
    expect(bundle.decision.evidence).toHaveLength(5);
    expect(text).not.toContain(owner.userId);
    const forged = [
      text.replace('"awardPaise": 2000000', '"awardPaise": 9000000'),
      text.replace("Well done.", "Well done!"),
      text.replace(/"sha256": "./, (found) => `${found.slice(0, -1)}${found.endsWith("0") ? "1" : "0"}`),
      text.replace(/"value": "./, (found) => `${found.slice(0, -1)}${found.endsWith("A") ? "B" : "A"}`),
    ];
    for (const forgery of forged) {
      expect(forgery).not.toBe(text);
      expect(await verifyBundle(forgery)).toEqual({ isSound: false, problem: "changed" });
    }
    // P31: the same to read, in her language, for her alone.
    const paper = await makeDecisionPaper({ ...student, language: "te" }, number);
    expect(paper.fileName).toBe(`decision-${number}.pdf`);
    expect(paper.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(await problem(makeDecisionPaper(owner, number))).toBe("not_found");
    // The command says the same, with the file alone.
    const folder = tempFolder("decision");
    const byCommand = async (content: string, ...more: string[]) => {
      const file = join(folder, "decision.json");
      await writeFile(file, content);
      const command = [join(import.meta.dirname, "../../../../scripts/verify-decision.ts"), file, ...more];
      return new Promise((done) => execFile(process.execPath, command, (error) => done(error?.code ?? 0)));
    };
    expect([await byCommand(text), await byCommand(forged[0] ?? ""), await byCommand("{")]).toEqual([
      0, 1, 1,
    ]);
    // X11: sound, but of another key than the one that is asked for.
    expect(await byCommand(text, "--key", bundle.signature.keyId)).toBe(0);
    expect(await byCommand(text, "--key", "0".repeat(16))).toBe(1);
    expect(await verifyBundle("{")).toEqual({ isSound: false, problem: "not_json" });
    expect(await verifyBundle('{"format":1}')).toEqual({ isSound: false, problem: "not_a_bundle" });
    expect(await verifyBundle("null")).toEqual({ isSound: false, problem: "not_a_bundle" });
    expect(await problem(makeDecisionBundle(await makeStudent("Another"), number))).toBe("not_found");
    expect(await problem(makeDecisionBundle(owner, number))).toBe("not_found");
    expect((await getApplicationRow(number)).row.id).toBe(id);
  });
});

describe("figures", () => {
  it("of header and analytics are counts over rows, without small groups", async () => {
    clock.stand(noon);
    const { owner, instituteId, scholarship } = await makeInstitute();
    const made = await insertApplications(scholarship.id, 15, (index) => ({
      gender: index < 2 ? "male" : "female",
      state: index < 6 ? "telangana" : "andhra-pradesh",
    }));
    for (const [index, { id }] of made.slice(0, 12).entries()) {
      await decideReview(
        owner,
        id,
        index < 7 ? award : { verdict: "reject", reasons: ["other"] },
        newFormKey(),
      );
    }
    const rows = (
      await database().execute(sql`select count(*)::int as received,
        count(*) filter (where a.status in ('approved', 'paid'))::int as won,
        count(*) filter (where a.status = 'under_review')::int as pending
        from application a join scholarship s on s.id = a.scholarship_id where s.owner_id = ${instituteId}`)
    ).rows as { received: number; won: number; pending: number }[];
    const figures = await countInstituteApplications(owner);
    expect(rows[0]).toEqual({
      received: figures.applicationsReceived,
      won: figures.studentsHelped,
      pending: figures.pendingReview,
    });
    expect(figures).toMatchObject({ successRate: 58, decided: 12 });
    const tab = await readApplicationsTab(owner, "/institute/dashboard?tab=applications&status=under_review");
    expect(tab).toMatchObject({ total: 3, pending: 3, kept: [["tab", "applications"]] });
    const view = await readAnalyticsTab(owner, "/institute/dashboard?tab=analytics");
    expect(view).toMatchObject({ received: 15, pending: 3, selected: 7, successRate: "58%" });
    // Two boys: they and, so that they cannot be had by subtraction, the others with them.
    expect(view.outcomes[0]?.groups).toEqual({ shown: [], hidden: 2 });
    // D15: of those decided, as the rate above; the three that wait count against nobody.
    expect(
      view.outcomes[1]?.groups.shown.map(({ label, decided, selected }) => [label, decided, selected]),
    ).toEqual([
      ["Andhra Pradesh", 6, 1],
      ["Telangana", 6, 6],
    ]);
    const ids = made.map(({ id }) => id);
    expect(await database().$count(application, inArray(application.id, ids))).toBe(15);
  });
});
