import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { istDate, now } from "#app/core/clock.ts";
import { newId, publicNumber } from "#app/core/id.ts";
import { visitor } from "#app/core/portals/permissions.ts";
import type { StaffRole } from "#app/core/portals/staff-roles.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { consent } from "#app/db/schema/consents.ts";
import { document } from "#app/db/schema/documents.ts";
import { organisation } from "#app/db/schema/organisations.ts";
import { student } from "#app/db/schema/students.ts";
import { applicationNumber } from "#app/features/applications/application-number.ts";
import { throttleLimits } from "#app/features/identity/rules/throttle-limits.ts";
import { throttle } from "#app/features/identity/server/otp/throttle.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import { everyButton } from "#tests/support/every-button.ts";
import {
  actorOf,
  freshPhone,
  signInAtPortal,
  signInByPhone,
  useIdentityWorld,
} from "#tests/support/identity-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { getStudentFile } from "../people/get-student-file.server.ts";
import { findActions } from "./find-actions.server.ts";
import { findAnybody } from "./find-anybody.server.ts";

useTestDatabase({ jobs: [...notificationJobs] });
useIdentityWorld();
const desk = async () => actorOf(await signInAtPortal("admin"));

async function makeStudent(name: string) {
  const phone = freshPhone();
  const actor = await actorOf(await signInByPhone(phone));
  const { userId, studentId } = actor;
  if (!userId || !studentId) throw new Error("No account");
  const [row] = await database().update(student).set({ name }).where(eq(student.id, studentId)).returning();
  if (!row) throw new Error("No student");
  const number = publicNumber("SS", Number(istDate(row.createdAt).slice(0, 4)), row.serial);
  return { actor, phone, userId, studentId, number };
}

describe("D19: the desk finds anybody", () => {
  test("a student by number, phone and a part of the name; her page names what concerns her", async () => {
    const admin = await desk();
    const her = await makeStudent("Banoth Swathi");
    const [sent] = await database()
      .insert(application)
      .values({
        id: newId(),
        studentId: her.studentId,
        userId: her.userId,
        status: "under_review",
        answers: {},
        createdAt: now(),
        savedAt: now(),
        submittedAt: now(),
      })
      .returning();
    if (!sent) throw new Error("No application");
    for (const typed of [her.number.toLowerCase(), her.phone, `+91 ${her.phone}`, "oth swat"]) {
      const groups = await findAnybody(admin, typed);
      expect(groups.find(({ label }) => label === "Students")?.rows[0]).toMatchObject({
        title: "Banoth Swathi",
        href: `/admin/students/${her.studentId}`,
      });
    }
    const number = applicationNumber(sent);
    expect((await findAnybody(admin, number))[0]).toMatchObject({
      label: "Applications",
      rows: [{ title: number, href: `/admin/applications/${number}` }],
    });
    const file = await getStudentFile(admin, her.studentId);
    expect(file).toMatchObject({ name: "Banoth Swathi", number: her.number });
    expect(file.applications.map(({ title }) => title)).toEqual([number]);
    // Masked: the desk asks her, it does not read it out.
    expect(JSON.stringify(file)).not.toContain(her.phone);
  });

  test("her file has papers, messages, consents and who looked, each for whose right it is", async () => {
    const admin = await desk();
    const her = await makeStudent("Whole File");
    await database().insert(consent).values({
      id: newId(),
      userId: her.userId,
      studentId: her.studentId,
      purpose: "profile_matching",
      version: "2026-11",
      language: "te",
      givenAt: now(),
    });
    const paper = newId();
    await database().insert(document).values({
      id: paper,
      ownerKind: "student",
      ownerId: her.studentId,
      kind: "income_certificate",
      originalName: "income.pdf",
      mime: "application/pdf",
      bytes: 12,
      sha256: "x",
      storeKey: paper,
      keyId: "k",
      createdAt: now(),
      storedAt: now(),
    });
    await inTransaction((tx) =>
      queueMessage(tx, {
        channel: "sms",
        template: "recovery-done",
        language: "en",
        to: her.phone,
        variables: { number: "RQ-1" },
        dedupeKey: `file:${her.studentId}`,
      }),
    );
    await getStudentFile(admin, her.studentId);
    const file = await getStudentFile(admin, her.studentId);
    expect(file.papers).toMatchObject([{ title: "income certificate", href: `/documents/${paper}/file` }]);
    expect(file.messages).toMatchObject([{ title: "SMS: recovery done" }]);
    expect(file.consents?.map(({ line }) => line).join()).toContain("Telugu");
    expect(file.trail?.map(({ title }) => title)).toContain("desk student read");
    expect(JSON.stringify(file)).not.toContain(her.phone);
    const as = (role: StaffRole) => getStudentFile({ ...admin, staffRoles: [role] }, her.studentId);
    expect(await as("finance")).toMatchObject({ papers: null, messages: null, consents: null, trail: null });
    expect(await as("support")).toMatchObject({ papers: [{}], messages: [{}], trail: null });
    expect(await as("security")).toMatchObject({ papers: null, messages: null, trail: expect.any(Array) });
  });

  test("an application by a part of its student's name, once it was sent; not one of somebody erased", async () => {
    const admin = await desk();
    const her = await makeStudent("Konda Revathi");
    const draft = {
      studentId: her.studentId,
      userId: her.userId,
      answers: {},
      createdAt: now(),
      savedAt: now(),
    };
    await database()
      .insert(application)
      .values([
        { ...draft, id: newId(), status: "draft" },
        { ...draft, id: newId(), status: "under_review", submittedAt: now() },
      ]);
    const applications = async () =>
      (await findAnybody(admin, "onda rev")).find(({ label }) => label === "Applications")?.rows;
    expect(await applications()).toMatchObject([
      { line: expect.stringContaining("Konda Revathi"), state: { status: "under_review" } },
    ]);
    await database().update(student).set({ erasedAt: now() }).where(eq(student.id, her.studentId));
    expect(await applications()).toBeUndefined();
  });

  test("D20: who is limited to another state finds neither her nor her application", async () => {
    const admin = await desk();
    const her = await makeStudent("Lakshmi Limited");
    await database().insert(application).values({
      id: newId(),
      studentId: her.studentId,
      userId: her.userId,
      status: "under_review",
      answers: {},
      createdAt: now(),
      savedAt: now(),
      submittedAt: now(),
    });
    expect(await findAnybody(admin, "lakshmi lim")).toHaveLength(2);
    const clerk = {
      ...admin,
      staffRoles: ["verification" as const],
      limit: { states: ["kerala" as const], languages: [] },
    };
    expect(await findAnybody(clerk, "lakshmi lim")).toEqual([]);
  });

  test("T49: whoever asks far more often than anybody types is stopped for a while", async () => {
    const admin = await desk();
    for (let count = 0; count < throttleLimits["desk-find"].hits; count += 1)
      await throttle.tally({ name: "desk-find", who: admin.userId ?? "" });
    await expect(findAnybody(admin, "nobody here")).rejects.toMatchObject({ status: 429 });
  });

  test("what was typed is no pattern, and a number that nobody has finds nobody", async () => {
    const admin = await desk();
    await makeStudent("Per cent");
    expect(await findAnybody(admin, "%%%")).toEqual([]);
    expect(await findAnybody(admin, freshPhone())).toEqual([]);
    expect(await findAnybody(admin, publicNumber("SS", 2026, 9_999_998))).toEqual([]);
  });

  test("both are written down, without what was typed", async () => {
    const admin = await desk();
    const her = await makeStudent("Audited One");
    await findAnybody(admin, her.phone);
    await getStudentFile(admin, her.studentId);
    const rows = await database()
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.actorId, admin.userId ?? ""));
    expect(rows.map(({ event }) => event)).toEqual(
      expect.arrayContaining(["desk.searched", "desk.student_read"]),
    );
    expect(JSON.stringify(rows)).not.toContain(her.phone);
  });

  test("nobody else searches or reads", async () => {
    const her = await makeStudent("Not Yours");
    const donor = await actorOf(await signInAtPortal("donor"));
    for (const actor of [her.actor, donor]) {
      await expect(findAnybody(actor, "not yours")).rejects.toMatchObject({ status: 403 });
      await expect(getStudentFile(actor, her.studentId)).rejects.toMatchObject({ status: 403 });
    }
    await expect(findAnybody(visitor, "not yours")).rejects.toMatchObject({ status: 401 });
    await expect(getStudentFile(await desk(), newId())).rejects.toMatchObject({ status: 404 });
  });
});

describe("the button of /admin/find", () => {
  everyButton(findActions, {
    find: async (push) => {
      const admin = await desk();
      await database().insert(organisation).values({
        id: newId(),
        kind: "csr",
        name: "Malnad Textiles Ltd",
        type: "Company",
        createdAt: now(),
        updatedAt: now(),
      });
      expect(await push(admin, { q: "ab" })).toMatchObject({ status: 422 });
      expect(await push(admin, { q: "malnad" })).toMatchObject({
        status: 200,
        answer: { shown: { groups: [{ rows: [{ title: "Malnad Textiles Ltd" }] }] } },
      });
    },
  });
});
