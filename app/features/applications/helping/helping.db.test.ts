import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { now } from "#app/core/clock.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { visitor } from "#app/core/portals/permissions.ts";
import { decryptField } from "#app/core/secrets/crypto.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { application, applicationEvent } from "#app/db/schema/applications.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { session } from "#app/db/schema/sessions.ts";
import { studentHelper } from "#app/db/schema/student-helpers.ts";
import { documentPermissions } from "#app/features/documents/document-permissions.ts";
import { accountPermissions } from "#app/features/identity/account-permissions.ts";
import { helpersActions } from "#app/features/identity/helping/helpers-actions.server.ts";
import { helpingActions } from "#app/features/identity/helping/helping-actions.server.ts";
import { letHelp } from "#app/features/identity/helping/let-help.server.ts";
import { listHelpers } from "#app/features/identity/helping/list-helpers.server.ts";
import { sweepHelpers } from "#app/features/identity/helping/sweep-helpers.server.ts";
import { listAudit } from "#app/features/identity/server/audit/list-audit.server.ts";
import {
  type OutgoingMessage,
  outgoingMessages,
} from "#app/features/identity/server/contacts/outgoing-messages.server.ts";
import { sendOtp } from "#app/features/identity/server/otp/send-otp.server.ts";
import { identityOwnData } from "#app/features/identity/server/own-data/identity-own-data.server.ts";
import { listSessions } from "#app/features/identity/server/sessions/list-sessions.server.ts";
import { resolveActor } from "#app/features/identity/server/sessions/resolve-actor.server.ts";
import { sessionCookie } from "#app/features/identity/server/sessions/session-cookie.server.ts";
import { auditList } from "#app/features/identity/staff/audit-list.ts";
import {
  applicationWorldJobs,
  makeFullDraft,
  makeScholarship,
  makeStudent,
  pdfFile,
  soundAnswers,
  soundSecrets,
  typed,
  useApplicationWorld,
} from "#tests/support/application-world.ts";
import { everyButton, pressOf } from "#tests/support/every-button.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { fileFieldNames } from "../forms/document-upload.ts";
import { applicationOwnData } from "../server/application-own-data.server.ts";
import { appealDecision } from "../server/decisions/appeal-decision.server.ts";
import { withdrawApplication } from "../server/decisions/withdraw-application.server.ts";
import { readApplyView } from "../server/drafts/read-apply-view.server.ts";
import { saveAnswers } from "../server/drafts/save-answers.server.ts";
import { getApplication } from "../server/get-application.server.ts";
import { uploadDocument } from "../server/papers/upload-document.server.ts";
import { startApplication } from "../server/sending/start-application.server.ts";
import { submitApplication } from "../server/sending/submit-application.server.ts";
import { readHelping } from "./read-helping.server.ts";
import { sendHelpedCode } from "./send-helped-code.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
const clock = useApplicationWorld();

const sent: OutgoingMessage[] = [];
beforeAll(() => {
  outgoingMessages.connect(async (_tx, message) => {
    sent.push(message);
  });
});
afterAll(() => outgoingMessages.connect(null));
let day = 0;
beforeEach(() => {
  sent.length = 0;
  day += 1;
  clock.stand(new Date(Date.UTC(2026, 10, 15, 6) + day * 25 * 3_600_000));
});

const address = "10.1.2.3";
let numbers = 0;
function freshPhone(): string {
  numbers += 1;
  return `7${String(numbers).padStart(9, "0")}`;
}
const lakshmi = (phone = freshPhone(), days: "1" | "7" = "7") => ({
  name: "Lakshmi Devi",
  kind: "csc" as const,
  phone,
  days,
});
const lastCode = () => sent.findLast(({ values }) => values.code)?.values.code ?? "";

type Pressing = typeof helpersActions | typeof helpingActions;
async function press(actions: Pressing, actor: Actor, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return actions.press({ ...pressOf(actor), clientAddress: address, param: () => "" }, form);
}

async function let_(actor: Actor, details = lakshmi()): Promise<string> {
  await press(helpersActions, actor, { intent: "code", ...details });
  await letHelp(actor, { ...details, otp: lastCode() }, address);
  return details.phone;
}

const cookieOf = (pressed: { headers?: HeadersInit }) =>
  new Headers(pressed.headers).get("Set-Cookie")?.split(";")[0] ?? "";

/** The helper signs in; the actor as a page that lets helpers in sees them, and as all others do. */
async function comeToHelp(phone: string) {
  await sendOtp({ phone, purpose: "helper", address, language: "en" });
  const pressed = await press(helpingActions, visitor, { intent: "begin", phone, otp: lastCode() });
  const cookie = cookieOf(pressed);
  const request = () => new Request("http://localhost/", { headers: { cookie } });
  return {
    pressed,
    cookie,
    here: () => resolveActor(request(), { helpers: true }),
    elsewhere: () => resolveActor(request()),
  };
}

describe("S31c: she lets somebody help", () => {
  test("by the code on her own phone, until a day; the helper is told, and no trace has the name in clear", async () => {
    const asha = await makeStudent();
    const details = lakshmi();
    await expect(letHelp(asha, { ...details, otp: "000000" }, address)).rejects.toMatchObject({
      fieldErrors: { otp: [expect.stringContaining("not right")] },
    });
    expect(await listHelpers(asha)).toEqual([]);
    await let_(asha, details);
    const asked = sent.find(({ template }) => template === "otp-let-help");
    expect(asked?.values).toMatchObject({ name: "Lakshmi Devi" });
    expect(asked?.to).not.toEqual({ phone: details.phone });
    expect(sent.at(-1)).toMatchObject({ template: "helper-begins", to: { phone: details.phone } });
    expect(await listHelpers(asha)).toMatchObject([{ name: "Lakshmi Devi", kind: "csc", isOver: false }]);
    const audit = await database()
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.chain, `account:${asha.userId}`));
    expect(audit.map(({ event }) => event)).toContain("helper.let");
    expect(JSON.stringify(audit)).not.toMatch(new RegExp(`Lakshmi|${details.phone}`));
    const [row] = await database()
      .select()
      .from(studentHelper)
      .where(eq(studentHelper.studentId, asha.studentId));
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`Lakshmi|${details.phone}`));
  });

  test("not to her own number, not to a fourth person, and never for somebody else's student", async () => {
    const asha = await makeStudent();
    const own = (await import("#app/features/identity/server/contacts/find-contact.server.ts")).findContact;
    const mine = (await own(asha.userId, "phone")) ?? "";
    await expect(letHelp(asha, { ...lakshmi(mine), otp: "123456" }, address)).rejects.toMatchObject({
      fieldErrors: { phone: [expect.stringContaining("your own number")] },
    });
    for (const minutes of [0, 5, 10]) {
      clock.stand(new Date(now().getTime() + minutes * 60_000));
      await let_(asha);
    }
    clock.stand(new Date(now().getTime() + 20 * 60_000));
    await expect(let_(asha)).rejects.toMatchObject({ fieldErrors: { "": [expect.any(String)] } });
    const ravi = await makeStudent("Ravi");
    const [helper] = await listHelpers(asha);
    await expect(
      press(helpersActions, ravi, { intent: "end", helper: helper?.id ?? "" }),
    ).rejects.toMatchObject({ status: 404 });
    expect((await listHelpers(asha)).filter(({ isOver }) => !isOver)).toHaveLength(3);
  });
});

describe("S31c: a helper", () => {
  test("is nobody where helpers are not let in, and holds none of her rights but those that name helpers", async () => {
    const asha = await makeStudent();
    const helper = await comeToHelp(await let_(asha));
    expect(await helper.elsewhere()).toMatchObject({ role: "visitor", userId: null });
    const here = await helper.here();
    expect(here).toMatchObject({
      role: "student",
      studentId: asha.studentId,
      helper: { name: "Lakshmi Devi" },
    });
    const mine = { userId: asha.userId };
    for (const action of ["account.let_help", "account.choose_student", "account.export_data"] as const)
      expect([action, accountPermissions.can(here, action, mine)]).toEqual([action, false]);
    const owner = { kind: "student" as const, id: asha.studentId };
    expect(documentPermissions.can(here, "document.read", { owner, isGranted: false })).toBe(false);
    expect(documentPermissions.can(here, "document.remove", { owner })).toBe(false);
    expect(documentPermissions.can(here, "document.store", { owner })).toBe(true);
    expect(await listSessions(asha)).toMatchObject([{ helper: "Lakshmi Devi" }]);
  });

  test("a number nobody lets help gets a code, and then nothing", async () => {
    const { pressed } = await comeToHelp(freshPhone());
    expect(pressed).toMatchObject({ answer: { shown: { kind: "nobody" } } });
    expect(cookieOf(pressed)).toBe("");
  });

  test("fills and uploads; every trace says who; the account she gave stays; she sends it by her code", async () => {
    const asha = await makeStudent();
    const { slug } = await makeScholarship({ title: "Asha Award" });
    const helper = await comeToHelp(await let_(asha));
    const actor = await helper.here();
    const { id, number } = await startApplication(actor, { slug });
    await saveAnswers(actor, id, {
      fields: typed(soundAnswers),
      heardAt: now().getTime(),
      secrets: soundSecrets,
      step: 5,
    });
    for (const field of fileFieldNames) await uploadDocument(actor, id, field, await pdfFile(`${field}.pdf`));
    // The second time the account and the phone are hers.
    await saveAnswers(actor, id, {
      fields: typed({ phone: "9000000001", ifscCode: "HDFC0000001", city: "Warangal" }),
      heardAt: now().getTime(),
      secrets: { aadhaarNumber: "", bankAccount: "99999999999", confirmBankAccount: "99999999999" },
    });
    const [row] = await database().select().from(application).where(eq(application.id, id));
    const account = decryptField(row?.accountEncrypted ?? "", {
      table: "application",
      column: "account_encrypted",
      rowId: id,
    });
    expect(account).toBe(soundSecrets.bankAccount);
    expect(row?.answers).toMatchObject({
      city: { value: "Warangal" },
      phone: { value: expect.stringMatching(/^980000/) },
    });
    expect(row?.answers.ifscCode?.value).toBe(soundAnswers.ifscCode);
    const view = await readApplyView(actor, {
      ...{ row: row ?? null, scholarship: null, step: 4, isChecked: false, isChanging: false, typed: {} },
    });
    expect(JSON.stringify(view)).not.toMatch(/30211234567|234123412346/);
    expect(view).toMatchObject({ keepKey: "", helping: { helper: "Lakshmi Devi" } });

    const given = { formKey: newFormKey(), receivedAt: now(), mayShare: true, address };
    await expect(submitApplication(actor, id, given)).rejects.toMatchObject({
      fieldErrors: { otp: ["otp"] },
    });
    await sendHelpedCode(actor, number, address);
    const asked = sent.at(-1);
    expect(asked).toMatchObject({
      template: "otp-helped-send",
      values: { scholarship: "Asha Award", name: "Lakshmi Devi", account: "XXXXXX4567" },
    });
    await expect(submitApplication(actor, id, { ...given, otp: "000000" })).rejects.toMatchObject({
      fieldErrors: { otp: ["otp"] },
    });
    const [still] = await database().select().from(application).where(eq(application.id, id));
    expect(still?.status).toBe("draft");
    await submitApplication(actor, id, { ...given, otp: asked?.values.code ?? "" });
    // A second press of the same form is the same answer.
    expect(await submitApplication(actor, id, { ...given, otp: asked?.values.code ?? "" })).toEqual({
      number,
    });

    const hers = await getApplication(asha, number);
    expect(hers).toMatchObject({ status: "under_review", filledBy: "Lakshmi Devi" });
    expect(hers.events.map(({ event, helper: by }) => [event, by])).toEqual([
      ["helped", "Lakshmi Devi"],
      ["submit", "Lakshmi Devi"],
    ]);
    const desk = { role: "admin", userId: null, staffRoles: ["super_admin"], language: "en" } as const;
    const { rows } = await listAudit(desk, auditList.read(`/x?q=application:${id}`));
    expect(rows.length).toBeGreaterThan(2);
    for (const { who, event } of rows)
      expect([event, who]).toEqual([event, expect.stringContaining("filled by Lakshmi Devi")]);
    await expect(withdrawApplication(actor, id)).rejects.toMatchObject({ status: 404 });
    await expect(appealDecision(actor, id, "Please look again")).rejects.toMatchObject({ status: 404 });
    expect(await readHelping(actor)).toMatchObject({
      student: "Asha Rao",
      forms: [{ number, isDraft: false }],
    });
  });

  test("she ends it: the next request opens nothing, and the helper is told once", async () => {
    const asha = await makeStudent();
    const phone = await let_(asha);
    const helper = await comeToHelp(phone);
    const [{ id: helperId } = { id: "" }] = await listHelpers(asha);
    await press(helpersActions, asha, { intent: "end", helper: helperId });
    await press(helpersActions, asha, { intent: "end", helper: helperId });
    expect(await helper.here()).toMatchObject({ role: "visitor" });
    expect(sent.filter(({ template }) => template === "helper-ended")).toMatchObject([{ to: { phone } }]);
    expect(await listHelpers(asha)).toMatchObject([{ isOver: true, endedBy: "student" }]);
  });

  test("its time is over: nothing opens from that moment, and the sweep tells the helper", async () => {
    const asha = await makeStudent();
    const phone = await let_(asha, lakshmi(freshPhone(), "1"));
    const helper = await comeToHelp(phone);
    expect(await helper.here()).toMatchObject({ role: "student" });
    clock.stand(new Date(now().getTime() + 24 * 3_600_000));
    expect(await helper.here()).toMatchObject({ role: "visitor" });
    await sweepHelpers();
    await sweepHelpers();
    const told = sent.filter(
      ({ template, to }) => template === "helper-ended" && "phone" in to && to.phone === phone,
    );
    expect(told).toHaveLength(1);
    expect(await listHelpers(asha)).toMatchObject([{ isOver: true, endedBy: "time" }]);
  });

  test("goes from one student to another who lets the same number help, and to nobody else", async () => {
    const asha = await makeStudent();
    const ravi = await makeStudent("Ravi Kumar");
    const phone = await let_(asha);
    await let_(ravi, lakshmi(phone));
    const other = await makeStudent("Meena");
    await let_(other);
    const first = await (await comeToHelp(phone)).here();
    const helping = await readHelping(first);
    expect(helping?.others.map(({ student }) => student)).toEqual(["Ravi Kumar"]);
    const [stranger] = await database()
      .select()
      .from(studentHelper)
      .where(and(eq(studentHelper.studentId, other.studentId), isNull(studentHelper.endedAt)));
    await expect(
      press(helpingActions, first, { intent: "switch", helper: stranger?.id ?? "" }),
    ).rejects.toMatchObject({ status: 404 });
    const pressed = await press(helpingActions, first, {
      intent: "switch",
      helper: helping?.others[0]?.id ?? "",
    });
    const request = new Request("http://localhost/", { headers: { cookie: cookieOf(pressed) } });
    expect(await resolveActor(request, { helpers: true })).toMatchObject({ studentId: ravi.studentId });
  });

  test("T36: who helped is in her copy of her data, and goes with her account", async () => {
    const asha = await makeStudent();
    const { slug } = await makeScholarship();
    const actor = await (await comeToHelp(await let_(asha))).here();
    const { id } = await makeFullDraft(actor, slug);
    const subject = { userId: asha.userId, studentIds: [asha.studentId], phones: [], emails: [] };
    expect(JSON.stringify(await identityOwnData.collect(subject))).toContain("Lakshmi Devi");
    await inTransaction(async (tx) => {
      await applicationOwnData.erase(tx, subject);
      await identityOwnData.erase(tx, subject);
    });
    expect(await database().$count(studentHelper, eq(studentHelper.studentId, asha.studentId))).toBe(0);
    expect(await database().$count(session, eq(session.userId, asha.userId))).toBe(0);
    expect(await database().$count(applicationEvent, eq(applicationEvent.applicationId, id))).toBe(0);
  });
});

describe("the buttons of Settings → People who help me", () => {
  const form = { name: "Lakshmi Devi", kind: "csc", days: "7" };
  everyButton(helpersActions, {
    async code(push) {
      const asha = await makeStudent();
      const wrong = await push(asha, { ...form, phone: "123", student: asha.studentId });
      expect(wrong).toMatchObject({ status: 422, answer: { errors: { phone: [expect.any(String)] } } });
      const pressed = await push(asha, { ...form, phone: freshPhone(), student: asha.studentId });
      expect(pressed).toMatchObject({ answer: { shown: { codeSent: true } } });
    },
    async let(push) {
      const asha = await makeStudent();
      const phone = freshPhone();
      await press(helpersActions, asha, { intent: "code", ...form, phone });
      expect(await push(asha, { ...form, phone, otp: "000000" })).toMatchObject({
        answer: { errors: { otp: ["This code is not right. Look at the newest SMS."] } },
      });
      const pressed = await push(asha, { ...form, phone, otp: lastCode() });
      expect(pressed).toEqual({ to: "/settings/helpers?done=let" });
      expect(await listHelpers(asha)).toHaveLength(1);
    },
    async end(push) {
      const asha = await makeStudent();
      await let_(asha);
      const [helper] = await listHelpers(asha);
      await push(asha, { helper: helper?.id ?? "" });
      expect(await listHelpers(asha)).toMatchObject([{ isOver: true }]);
    },
  });
});

describe("the buttons of /helping", () => {
  everyButton(helpingActions, {
    async send(push) {
      const phone = freshPhone();
      expect(await push(visitor, { phone })).toMatchObject({ answer: { shown: { kind: "sent", phone } } });
    },
    async begin(push) {
      const phone = await let_(await makeStudent());
      await sendOtp({ phone, purpose: "helper", address, language: "en" });
      expect(await push(visitor, { phone, otp: "000000" })).toMatchObject({ status: 422 });
      expect(await push(visitor, { phone, otp: lastCode() })).toMatchObject({ to: "/helping" });
    },
    async switch(push) {
      const asha = await makeStudent();
      const phone = await let_(asha);
      const actor = await (await comeToHelp(phone)).here();
      const pressed = await push(actor, { helper: actor.helper?.id ?? "" });
      expect(cookieOf(pressed)).toContain("session=");
    },
    async stop(push) {
      const pressed = await push(visitor);
      expect(pressed).toMatchObject({ to: "/helping?done=ended" });
      expect(cookieOf(pressed)).toBe(`${sessionCookie.erase("session").split(";")[0]}`);
    },
  });
});
