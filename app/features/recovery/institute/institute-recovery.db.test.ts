import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { now } from "#app/core/clock.ts";
import { newId, publicNumber } from "#app/core/id.ts";
import { type Actor, type MemberRole, visitor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { rosterStudent } from "#app/db/schema/institutes.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { recoveryEvent, recoveryRequest } from "#app/db/schema/recovery-requests.ts";
import { registration } from "#app/db/schema/registration.ts";
import { accountTie } from "#app/db/schema/second-looks.ts";
import { appUser } from "#app/db/schema/users.ts";
import { documentJobs } from "#app/features/documents/server/document-jobs.server.ts";
import { findContact } from "#app/features/identity/server/contacts/find-contact.server.ts";
import { hashContact } from "#app/features/identity/server/contacts/hash-contact.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { makeScholarship } from "#tests/support/application-world.ts";
import { everyButton, pressOf } from "#tests/support/every-button.ts";
import {
  actorOf,
  freshPhone,
  sentMessages,
  signInAtPortal,
  signInByPhone,
  useIdentityWorld,
} from "#tests/support/identity-world.ts";
import { insertInstitute } from "#tests/support/rows/organisation-rows.ts";
import { realPdf } from "#tests/support/sample-files.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { recoverActions } from "../server/asking/recover-actions.server.ts";
import { getRecovery } from "../server/desk/get-recovery.server.ts";
import { recoveryDeskActions } from "../server/desk/recovery-desk-actions.server.ts";
import { ownRecoveryActions } from "../server/own-recovery-actions.server.ts";
import { recoveryLink } from "../server/recovery-link.server.ts";
import { stopRecovery } from "../server/stop-recovery.server.ts";
import { sweepRecoveries } from "../server/sweep-recoveries.server.ts";
import { exportStudentRecoveries } from "./export-student-recoveries.server.ts";
import { getStudentRecovery } from "./get-student-recovery.server.ts";
import { instituteRecoveriesActions } from "./institute-recoveries-actions.server.ts";
import { instituteRecoveryActions } from "./institute-recovery-actions.server.ts";
import { instituteRecoveryList } from "./institute-recovery-list.ts";
import { listStudentRecoveries } from "./list-student-recoveries.server.ts";

useTestDatabase({ jobs: [...notificationJobs, ...documentJobs] });
const clock = useIdentityWorld({ hoursBetweenTests: 24 * 20 });
const hour = 3600;
const birthDay = "2009-04-02";

const rowsOf = async (actor: Actor, narrowed = "") =>
  (await listStudentRecoveries(actor, instituteRecoveryList.read(`/institute/lost-phones${narrowed}`))).rows;

/** A partner with people of its own, and a scholarship. */
async function makeInstitute() {
  const instituteId = await insertInstitute({ name: "Godavari Institute", code: newId() });
  const scholarship = await makeScholarship({ ownerId: instituteId });
  const member = async (memberRole: MemberRole): Promise<Actor & { userId: string; phone: string }> => {
    const phone = freshPhone();
    await database()
      .insert(instituteMember)
      .values({
        id: newId(),
        instituteId,
        phoneHash: hashContact("phone", phone),
        memberRole,
        instituteName: "Godavari Institute",
        instituteCode: "INS-2026-0012",
        createdAt: now(),
      });
    const actor = await actorOf(await signInByPhone(phone, "institute"));
    if (!actor.userId) throw new Error("No account");
    await database().update(appUser).set({ name: "Rama Rao" }).where(eq(appUser.id, actor.userId));
    return { ...actor, userId: actor.userId, name: "Rama Rao", phone };
  };
  return { instituteId, scholarship, member, owner: await member("owner") };
}

let count = 0;
async function makeApplicant(scholarshipId: string | null, isRegistered = true) {
  count += 1;
  const oldPhone = freshPhone();
  const { userId, studentId } = await actorOf(await signInByPhone(oldPhone));
  if (!userId || !studentId) throw new Error("No account");
  const otrNumber = publicNumber("SS", 2026, 600_000 + count);
  if (isRegistered)
    await database().insert(registration).values({
      id: newId(),
      studentId,
      userId,
      status: "registered",
      otrNumber,
      name: "Gugulothu Sirisha",
      dateOfBirth: birthDay,
      aadhaarLastFour: "4417",
      createdAt: now(),
      updatedAt: now(),
      submittedAt: now(),
      registeredAt: now(),
    });
  const [sent] = scholarshipId
    ? await database()
        .insert(application)
        .values({
          id: newId(),
          studentId,
          userId,
          scholarshipId,
          status: "under_review",
          answers: { dateOfBirth: { value: birthDay, at: 0 } },
          createdAt: now(),
          savedAt: now(),
          submittedAt: now(),
        })
        .returning({ serial: application.serial })
    : [];
  return { userId, otrNumber, oldPhone, applied: sent && publicNumber("AP", 2026, sent.serial) };
}

const lastCode = () => sentMessages.findLast(({ template }) => template === "otp-login")?.values.code ?? "";
const desk = async () => actorOf(await signInAtPortal("admin"));
const word = { text: "She sits in my class.", isSeen: "on" };
const rowOf = async (id: string) => {
  const [row] = await database().select().from(recoveryRequest).where(eq(recoveryRequest.id, id));
  return row ?? expect.fail("No row");
};

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

async function ask(actor: Actor, number: string, phone = freshPhone(), day = birthDay): Promise<string> {
  const fields = { intent: "ask", number, birthDay: day, phone };
  const pressed = await instituteRecoveriesActions.press(pressOf(actor), formOf(fields));
  if (!("to" in pressed)) throw new Error(JSON.stringify(pressed.answer));
  return pressed.to.split("/")[3] ?? "";
}

const press = (actor: Actor, requestId: string, fields: Record<string, string>) =>
  instituteRecoveryActions.press(pressOf(actor, { requestId }), formOf(fields));

async function agree(actor: Actor, id: string, intent = "agree") {
  const revision = String((await rowOf(id)).revision);
  return recoveryDeskActions.press(
    pressOf(actor, { requestId: id }),
    formOf({ intent, revision, text: "Name and day are right." }),
  );
}

/** What she sends herself, from any phone. */
async function sendsHerself(otrNumber: string): Promise<string> {
  const begun = await recoverActions.press(
    pressOf(visitor),
    formOf({ intent: "start", phone: freshPhone() }),
  );
  const key = "to" in begun ? (begun.to.split("/")[2] ?? "") : "";
  const own = (fields: Record<string, string | File>) =>
    ownRecoveryActions.press(pressOf(visitor, { key }), formOf(fields));
  await own({ intent: "prove", otp: lastCode() });
  const card = new File([new Uint8Array(await realPdf("Card"))], "card.pdf", { type: "application/pdf" });
  await own({ intent: "submit", otrNumber, birthDay, digitsOf: "aadhaar", digits: "4417", card });
  return recoveryLink.idOf("own", key) ?? "";
}

describe("S3: through her institute, which knows her", () => {
  test("it asks for her; one of the desk agrees; the old number is told; the account opens with the new one", async () => {
    const { scholarship, owner } = await makeInstitute();
    const her = await makeApplicant(scholarship.id);
    const phone = freshPhone();
    const id = await ask(owner, her.applied ?? "", phone);
    expect(await press(owner, id, { intent: "send", otp: "000000", ...word })).toMatchObject({ status: 422 });
    await press(owner, id, { intent: "send", otp: lastCode(), ...word });
    expect(await rowOf(id)).toMatchObject({
      status: "submitted",
      spokenBy: owner.userId,
      userId: her.userId,
    });
    const admin = await desk();
    const seen = await getRecovery(admin, id);
    expect(seen).toMatchObject({
      against: [],
      spoken: expect.stringContaining("Rama Rao, Godavari Institute"),
    });
    expect(await agree(admin, id, "vouch")).toMatchObject({ status: 409 });
    await agree(admin, id);
    expect((await rowOf(id)).status).toBe("waiting");
    const told = await database()
      .select({ template: outboundMessage.template })
      .from(outboundMessage)
      .where(eq(outboundMessage.subjectId, id));
    expect(told.map(({ template }) => template).sort()).toEqual([
      "recovery-agreed",
      "recovery-received",
      "recovery-warning",
    ]);
    clock.move(71 * hour);
    await sweepRecoveries();
    expect(await findContact(her.userId, "phone")).toBe(her.oldPhone);
    clock.move(2 * hour);
    await sweepRecoveries();
    expect((await actorOf(await signInByPhone(phone))).userId).toBe(her.userId);
    const names = await database().select().from(recoveryEvent).where(eq(recoveryEvent.requestId, id));
    expect(names.map(({ byName }) => byName)).toContain("Rama Rao, Godavari Institute");
    const audit = await database()
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.chain, `recovery:${id}`));
    expect(audit.map(({ event }) => event)).toEqual(
      expect.arrayContaining([
        "recovery.started",
        "recovery.spoken_for",
        "recovery.agreed",
        "recovery.completed",
      ]),
    );
    // It stays to be read where it was begun.
    expect((await rowsOf(owner)).map((line) => line.id)).toContain(id);
  });

  test("what she sent herself needs one of the desk once her institute has said that it is her", async () => {
    const { scholarship, member, owner } = await makeInstitute();
    const her = await makeApplicant(scholarship.id);
    const id = await sendsHerself(her.otrNumber);
    const verifier = await member("verifier");
    expect((await rowsOf(verifier)).map((line) => line.id)).toEqual([id]);
    // The list is searched by number and by name, narrowed, and taken along, its own alone.
    const [line] = await rowsOf(verifier);
    const ids = async (narrowed: string) => (await rowsOf(verifier, narrowed)).map((one) => one.id);
    expect(await ids(`?q=${line?.number}`)).toEqual([id]);
    expect(await ids(`?q=${encodeURIComponent(line?.studentName.slice(0, 4) ?? "")}`)).toEqual([id]);
    expect(await ids("?q=nobody+of+that+name")).toEqual([]);
    expect(await ids("?status=submitted")).toEqual([id]);
    expect(await ids("?status=done")).toEqual([]);
    const at = new URL("https://scholarsetu.example/institute/lost-phones/export");
    const file = await (await exportStudentRecoveries.file(verifier, at)).text();
    expect(file).toContain(line?.number);
    const { owner: another } = await makeInstitute();
    expect(await (await exportStudentRecoveries.file(another, at)).text()).not.toContain(line?.number);
    await press(verifier, id, { intent: "confirm", ...word });
    // Twice by an impatient finger; and nobody adds a third voice.
    expect(await press(verifier, id, { intent: "confirm", ...word })).toHaveProperty("to");
    expect(await press(owner, id, { intent: "confirm", ...word })).toMatchObject({ status: 409 });
    await agree(await desk(), id);
    await stopRecovery(visitor, "stop", recoveryLink.keyOf("stop", id));
    expect((await rowOf(id)).status).toBe("stopped");
    expect(await findContact(her.userId, "phone")).toBe(her.oldPhone);
  });

  test("who has applied and never registered, and who is only on its roll, are known too", async () => {
    const { instituteId, scholarship, owner } = await makeInstitute();
    const her = await makeApplicant(scholarship.id, false);
    const phone = freshPhone();
    const id = await ask(owner, her.applied ?? "", phone);
    await press(owner, id, { intent: "send", otp: lastCode(), ...word });
    await agree(await desk(), id);
    clock.move(73 * hour);
    await sweepRecoveries();
    expect((await actorOf(await signInByPhone(phone))).userId).toBe(her.userId);
    const enrolled = await makeApplicant(null);
    const onRoll = (status: "listed" | "confirmed", born: string) => ({
      id: newId(),
      instituteId,
      admissionNumber: `GIT-${status}-${born}`,
      name: "Gugulothu Sirisha",
      birthDay: born,
      gender: "female" as const,
      course: "B.Tech",
      year: "1st",
      phoneHash: hashContact("phone", enrolled.oldPhone),
      status,
      createdAt: now(),
      updatedAt: now(),
    });
    // Neither a line that nobody has confirmed nor a sister's birthday on the same phone.
    await database()
      .insert(rosterStudent)
      .values([onRoll("listed", birthDay), onRoll("confirmed", "2011-01-01")]);
    await expect(ask(owner, enrolled.otrNumber)).rejects.toThrow(/No student of yours/);
    await database().insert(rosterStudent).values(onRoll("confirmed", birthDay));
    expect(await ask(owner, enrolled.otrNumber)).toBeTruthy();
  });

  test("T13: students of others are not there: no list, no page, no word, and one sentence for all", async () => {
    const [{ scholarship, member }, other] = [await makeInstitute(), await makeInstitute()];
    const her = await makeApplicant(scholarship.id);
    const stranger = await makeApplicant(null);
    const id = await sendsHerself(her.otrNumber);
    expect(await rowsOf(other.owner)).toEqual([]);
    await expect(getStudentRecovery(other.owner, id)).rejects.toMatchObject({ status: 404 });
    await expect(press(other.owner, id, { intent: "confirm", ...word })).rejects.toMatchObject({
      status: 404,
    });
    const refused = async (number: string) =>
      instituteRecoveriesActions.press(
        pressOf(other.owner),
        formOf({ intent: "ask", number, birthDay, phone: freshPhone() }),
      );
    const answers = await Promise.all(
      [her.applied ?? "", her.otrNumber, stranger.otrNumber, publicNumber("SS", 2026, 9), "x"].map(refused),
    );
    const errors = answers.map((pressed) => ("answer" in pressed ? pressed.answer.errors.number : pressed));
    expect(new Set(errors.map((error) => JSON.stringify(error))).size).toBe(1);
    expect(errors[0]).toEqual([expect.stringContaining("No student of yours")]);
    // Who only reads applications speaks for nobody; nor does a student or the desk.
    await expect(getStudentRecovery(await member("reviewer"), id)).rejects.toMatchObject({ status: 404 });
    await expect(rowsOf(await desk())).rejects.toMatchObject({ status: 404 });
  });

  test("a wrong date of birth, the phone of an office, and who has left the institute move nothing", async () => {
    const { scholarship, member, owner } = await makeInstitute();
    const her = await makeApplicant(scholarship.id);
    await expect(ask(owner, her.otrNumber, owner.phone)).rejects.toThrow(/signs in for an institute/);
    const wrong = await ask(owner, her.otrNumber, freshPhone(), "2009-04-03");
    await press(owner, wrong, { intent: "send", otp: lastCode(), ...word });
    expect(await agree(await desk(), wrong)).toMatchObject({ status: 409 });
    await agree(await desk(), wrong, "refuse");
    const verifier = await member("verifier");
    clock.move(hour);
    const id = await ask(verifier, her.otrNumber);
    await press(verifier, id, { intent: "send", otp: lastCode(), ...word });
    await database()
      .update(instituteMember)
      .set({ suspendedAt: now() })
      .where(eq(instituteMember.phoneHash, hashContact("phone", verifier.phone)));
    expect(await agree(await desk(), id)).toMatchObject({ status: 409 });
    expect((await rowOf(id)).status).toBe("submitted");
  });

  test("T52: who spoke and who agrees are two people, not one who brought the other in", async () => {
    const { scholarship, owner } = await makeInstitute();
    const her = await makeApplicant(scholarship.id);
    const id = await ask(owner, her.otrNumber);
    await press(owner, id, { intent: "send", otp: lastCode(), ...word });
    const admin = await desk();
    await database()
      .insert(accountTie)
      .values({ id: newId(), userId: admin.userId ?? "", byUserId: owner.userId, at: now(), how: "invited" });
    expect(await agree(admin, id)).toMatchObject({ status: 403 });
    expect((await rowOf(id)).status).toBe("submitted");
  });
});

describe("the button of the institute’s lost phones", () => {
  everyButton(instituteRecoveriesActions, {
    ask: async (push) => {
      const { scholarship, owner } = await makeInstitute();
      const her = await makeApplicant(scholarship.id);
      const bad = await push(owner, { number: "", birthDay: "2009-04-02", phone: "12" });
      expect(bad).toMatchObject({ status: 422 });
      expect(JSON.stringify(bad)).not.toContain("2009-04-02");
      await push(owner, { number: her.otrNumber, birthDay, phone: freshPhone() });
      expect((await rowsOf(owner))[0]).toMatchObject({ status: "draft" });
    },
  });
});

describe("the buttons of one of them", () => {
  everyButton(instituteRecoveryActions, {
    confirm: async (push) => {
      const { scholarship, owner } = await makeInstitute();
      const id = await sendsHerself((await makeApplicant(scholarship.id)).otrNumber);
      expect(await push(owner, { text: word.text }, { requestId: id })).toMatchObject({ status: 422 });
      await push(owner, word, { requestId: id });
      expect((await getStudentRecovery(owner, id)).maySpeak).toBe(false);
    },
    send: async (push) => {
      const { scholarship, owner } = await makeInstitute();
      const id = await ask(owner, (await makeApplicant(scholarship.id)).otrNumber);
      await push(owner, { ...word, otp: lastCode() }, { requestId: id });
      expect((await rowOf(id)).spokenByName).toBe("Rama Rao, Godavari Institute");
    },
    resend: async (push) => {
      const { scholarship, owner } = await makeInstitute();
      const id = await ask(owner, (await makeApplicant(scholarship.id)).otrNumber);
      const before = sentMessages.length;
      clock.move(60);
      await push(owner, {}, { requestId: id });
      expect(sentMessages.length).toBe(before + 1);
    },
  });
});
