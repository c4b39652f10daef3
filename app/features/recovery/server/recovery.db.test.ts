import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { now } from "#app/core/clock.ts";
import { newId, publicNumber } from "#app/core/id.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { notification, outboundMessage } from "#app/db/schema/messages.ts";
import { recoveryRequest } from "#app/db/schema/recovery-requests.ts";
import { registration } from "#app/db/schema/registration.ts";
import { session } from "#app/db/schema/sessions.ts";
import { appUser } from "#app/db/schema/users.ts";
import { documentJobs } from "#app/features/documents/server/document-jobs.server.ts";
import { findContact } from "#app/features/identity/server/contacts/find-contact.server.ts";
import { findDataSubject } from "#app/features/identity/server/own-data/find-data-subject.server.ts";
import { listSecondLooks } from "#app/features/identity/server/second-person/list-second-looks.server.ts";
import { secondLookMatters } from "#app/features/identity/server/second-person/second-look-matters.server.ts";
import { settleSecondLook } from "#app/features/identity/server/second-person/settle-second-look.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { everyButton, pressOf } from "#tests/support/every-button.ts";
import {
  actorOf,
  freshPhone,
  sentMessages,
  signInAtPortal,
  signInByPhone,
  useIdentityWorld,
} from "#tests/support/identity-world.ts";
import { realPdf } from "#tests/support/sample-files.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { recoveryList } from "../recovery-list.ts";
import { recoveryNumber } from "../recovery-number.ts";
import { recoveryPermissions } from "../recovery-permissions.ts";
import { recoverActions } from "./asking/recover-actions.server.ts";
import { recoveryCodeActions } from "./asking/recovery-code-actions.server.ts";
import { completeRecovery } from "./complete-recovery.server.ts";
import { agreeRecovery } from "./desk/agree-recovery.server.ts";
import { getRecovery } from "./desk/get-recovery.server.ts";
import { listRecoveries } from "./desk/list-recoveries.server.ts";
import { recoveryDeskActions } from "./desk/recovery-desk-actions.server.ts";
import { ownRecoveryActions } from "./own-recovery-actions.server.ts";
import { readRecovery } from "./read-recovery.server.ts";
import { recoveryLink } from "./recovery-link.server.ts";
import { recoveryOwnData } from "./recovery-own-data.server.ts";
import { stopRecoveryActions } from "./stop-recovery-actions.server.ts";
import { sweepRecoveries } from "./sweep-recoveries.server.ts";

useTestDatabase({ jobs: [...notificationJobs, ...documentJobs] });
const clock = useIdentityWorld({ hoursBetweenTests: 24 * 20 });
const hour = 3600;

beforeAll(() => {
  secondLookMatters.register("account.recover", {
    right: recoveryPermissions.right("recovery.decide"),
    label: "An account for a new number",
    run: (actor, { subjectId }) => agreeRecovery(actor, subjectId),
  });
});

let count = 0;
/** A registered student, signed in with her old number. */
async function makeRegistered() {
  count += 1;
  const oldPhone = freshPhone();
  const { userId, studentId } = await actorOf(await signInByPhone(oldPhone));
  if (!userId || !studentId) throw new Error("No account");
  const otrNumber = publicNumber("SS", 2026, 500_000 + count);
  await database().insert(registration).values({
    id: newId(),
    studentId,
    userId,
    status: "registered",
    otrNumber,
    name: "Gugulothu Sirisha",
    dateOfBirth: "2009-04-02",
    aadhaarLastFour: "4417",
    accountLastFour: "0098",
    createdAt: now(),
    updatedAt: now(),
    submittedAt: now(),
    registeredAt: now(),
  });
  return { userId, studentId, otrNumber, oldPhone };
}

const card = async () =>
  new File([new Uint8Array(await realPdf("Student card"))], "card.pdf", { type: "application/pdf" });

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const press = (key: string, intent: string, fields: Record<string, string | File> = {}) =>
  ownRecoveryActions.press(pressOf(visitor, { key }), formOf({ intent, ...fields }));

async function begin(phone = freshPhone()): Promise<string> {
  const pressed = await recoverActions.press(pressOf(visitor), formOf({ intent: "start", phone }));
  if (!("to" in pressed)) throw new Error(JSON.stringify(pressed.answer));
  return pressed.to.split("/")[2] ?? "";
}

const lastCode = () => sentMessages.findLast(({ template }) => template === "otp-login")?.values.code ?? "";

async function facts(otrNumber: string, more: Record<string, string> = {}) {
  return {
    otrNumber,
    birthDay: "2009-04-02",
    digitsOf: "aadhaar",
    digits: "4417",
    card: await card(),
    ...more,
  };
}

async function sent(otrNumber: string, phone = freshPhone(), more: Record<string, string> = {}) {
  const key = await begin(phone);
  await press(key, "prove", { otp: lastCode() });
  const pressed = await press(key, "submit", await facts(otrNumber, more));
  expect(pressed).toEqual({ to: `/recover/${key}` });
  return { key, id: recoveryLink.idOf("own", key) ?? "", phone };
}

const rowOf = async (id: string) => {
  const [row] = await database().select().from(recoveryRequest).where(eq(recoveryRequest.id, id));
  if (!row) throw new Error("No row");
  return row;
};
const desk = async () => actorOf(await signInAtPortal("admin"));

async function decide(actor: Actor, id: string, intent: string, text = "Face and card are the same.") {
  const revision = String((await rowOf(id)).revision);
  return recoveryDeskActions.press(pressOf(actor, { requestId: id }), formOf({ intent, revision, text }));
}

async function agreed(id: string): Promise<Actor> {
  const [first, second] = [await desk(), await desk()];
  expect(await decide(first, id, "vouch")).toMatchObject({ to: expect.stringContaining("done=asked") });
  const number = recoveryNumber(await rowOf(id));
  const look = (await listSecondLooks(second)).open.find(({ title }) => title.includes(number));
  await expect(settleSecondLook(first, look?.id ?? "", "approve")).rejects.toMatchObject({ status: 403 });
  await settleSecondLook(second, look?.id ?? "", "approve");
  return second;
}

const templatesTo = async (id: string) =>
  (
    await database()
      .select({ template: outboundMessage.template })
      .from(outboundMessage)
      .where(eq(outboundMessage.subjectId, id))
  )
    .map(({ template }) => template)
    .sort();

describe("S3: phone gone → request → two people → waiting time → the new number", () => {
  test("the account opens with the new number, with everything in it; the old one opens nothing of it", async () => {
    const her = await makeRegistered();
    const { id, key, phone } = await sent(her.otrNumber);
    expect(await readRecovery(visitor, key)).toMatchObject({ status: "submitted", opensAt: null });
    await agreed(id);
    expect(await rowOf(id)).toMatchObject({ status: "waiting", userId: her.userId });
    // The old number and the bell are told, and nothing has moved.
    expect(await templatesTo(id)).toEqual(["recovery-agreed", "recovery-received", "recovery-warning"]);
    const bell = await database().select().from(notification).where(eq(notification.userId, her.userId));
    expect(bell.map(({ link }) => link)).toContain(recoveryLink.path("stop", id));
    clock.move(71 * hour);
    expect((await sweepRecoveries()).completed).toBe(0);
    expect(await findContact(her.userId, "phone")).toBe(her.oldPhone);
    clock.move(2 * hour);
    expect((await sweepRecoveries()).completed).toBe(1);
    expect(await completeRecovery(id)).toBe("not_yet");
    expect((await rowOf(id)).status).toBe("done");
    const open = await database().select().from(session).where(eq(session.userId, her.userId));
    expect(open.map(({ endReason }) => endReason)).toEqual(["phone_changed"]);
    const back = await actorOf(await signInByPhone(phone));
    expect(back).toMatchObject({ userId: her.userId, studentId: her.studentId });
    expect((await actorOf(await signInByPhone(her.oldPhone))).userId).not.toBe(her.userId);
    const audit = await database()
      .select({ event: auditEntry.event })
      .from(auditEntry)
      .where(eq(auditEntry.chain, `account:${her.userId}`));
    expect(audit.map(({ event }) => event)).toContain("account.phone_changed");
  });

  test("who tried to sign in with the new number first made an empty account: it is closed", async () => {
    const her = await makeRegistered();
    const phone = freshPhone();
    const empty = await actorOf(await signInByPhone(phone));
    clock.move(60);
    const { id } = await sent(her.otrNumber, phone);
    await agreed(id);
    clock.move(73 * hour);
    await sweepRecoveries();
    expect((await actorOf(await signInByPhone(phone))).userId).toBe(her.userId);
    const [closed] = await database()
      .select()
      .from(appUser)
      .where(eq(appUser.id, empty.userId ?? ""));
    expect(closed?.disabledAt).not.toBeNull();
  });

  test("a number with a registration of its own is not taken, and its holder is told after the OTP", async () => {
    const other = await makeRegistered();
    clock.move(hour);
    const key = await begin(other.oldPhone);
    const refused = await press(key, "prove", { otp: lastCode() });
    expect(refused).toMatchObject({ answer: { errors: { otp: [expect.stringContaining("already")] } } });
    // Taken while it waited: it is not carried out, and the desk hears of it.
    const her = await makeRegistered();
    const { id, phone } = await sent(her.otrNumber);
    await agreed(id);
    clock.move(hour);
    const late = await actorOf(await signInByPhone(phone));
    await database()
      .update(registration)
      .set({ userId: late.userId ?? "" })
      .where(eq(registration.studentId, other.studentId));
    clock.move(73 * hour);
    expect(await completeRecovery(id)).toBe("refused");
    expect(await findContact(her.userId, "phone")).toBe(her.oldPhone);
  });

  test("whoever holds the old number stops it by the code of the SMS, and nothing moves", async () => {
    const her = await makeRegistered();
    const { id, key } = await sent(her.otrNumber);
    await agreed(id);
    const number = recoveryNumber(await rowOf(id));
    const code = recoveryLink.codeOf("stop", id);
    const led = await recoveryCodeActions.press(pressOf(visitor), formOf({ intent: "open", number, code }));
    expect(led).toEqual({ to: recoveryLink.path("stop", id) });
    const stopKey = recoveryLink.keyOf("stop", id);
    await stopRecoveryActions.press(pressOf(visitor, { key: stopKey }), formOf({ intent: "stop" }));
    clock.move(100 * hour);
    await sweepRecoveries();
    expect((await rowOf(id)).status).toBe("stopped");
    expect(await findContact(her.userId, "phone")).toBe(her.oldPhone);
    expect((await readRecovery(visitor, key)).status).toBe("stopped");
    // The key of one door does not open the other.
    await expect(readRecovery(visitor, stopKey)).rejects.toMatchObject({ status: 404 });
  });
});

describe("T4: a stranger learns nothing", () => {
  test("a number that nobody has is answered in the same words, and the desk cannot agree to it", async () => {
    const her = await makeRegistered();
    const admin = await desk();
    const real = await sent(her.otrNumber);
    const wrong = await sent(her.otrNumber, freshPhone(), { digits: "0000" });
    const nobody = await sent(publicNumber("SS", 2026, 777_777));
    const views = [];
    for (const { key } of [real, wrong, nobody]) {
      const { status, opensAt } = await readRecovery(visitor, key);
      views.push({ status, opensAt });
    }
    expect(views).toEqual([views[0], views[0], views[0]]);
    expect((await getRecovery(admin, nobody.id)).studentName).toBeNull();
    for (const { id } of [wrong, nobody]) {
      expect(await decide(admin, id, "vouch")).toMatchObject({ status: 409 });
      await expect(agreeRecovery(admin, id)).rejects.toMatchObject({ status: 409 });
    }
    // Two at once for one account: neither, before one is refused.
    expect((await getRecovery(admin, real.id)).against).toHaveLength(1);
    await decide(admin, wrong.id, "refuse");
    expect((await getRecovery(admin, real.id)).against).toEqual([]);
  });

  test("limits: requests for one new number, and tries of a code", async () => {
    const phone = freshPhone();
    for (let index = 0; index < 5; index += 1) {
      await begin(phone);
      clock.move(120);
    }
    await expect(begin(phone)).rejects.toMatchObject({ status: 429 });
    const { id } = await sent(publicNumber("SS", 2026, 888_888));
    const number = recoveryNumber(await rowOf(id));
    const attempt = () =>
      recoveryCodeActions.press(pressOf(visitor), formOf({ intent: "open", number, code: "00000000" }));
    for (let index = 0; index < 20; index += 1) expect(await attempt()).toMatchObject({ status: 422 });
    await expect(attempt()).rejects.toMatchObject({ status: 429 });
  });

  test("nobody but the desk sees them, and a draft is not even seen there", async () => {
    const admin = await desk();
    const draft = recoveryLink.idOf("own", await begin()) ?? "";
    await expect(getRecovery(admin, draft)).rejects.toMatchObject({ status: 404 });
    const her = await makeRegistered();
    const stranger = await actorOf(await signInByPhone(freshPhone()));
    const { id } = await sent(her.otrNumber);
    await expect(getRecovery(stranger, id)).rejects.toMatchObject({ status: 403 });
    const query = recoveryList.read(new URL(`http://x/admin/recovery?q=${her.otrNumber}`));
    expect((await listRecoveries(admin, query)).rows.map((row) => row.id)).toEqual([id]);
    await expect(listRecoveries(stranger, query)).rejects.toMatchObject({ status: 403 });
  });
});

test("T36: drafts are forgotten, answers and photo 90 days after the end; an erasure takes the rest", async () => {
  const her = await makeRegistered();
  await begin();
  const { id, key } = await sent(her.otrNumber);
  await press(key, "stop");
  clock.move(8 * 24 * hour);
  expect((await sweepRecoveries()).forgotten).toBeGreaterThan(0);
  expect((await rowOf(id)).answersEncrypted).not.toBeNull();
  clock.move(90 * 24 * hour);
  await sweepRecoveries();
  expect(await rowOf(id)).toMatchObject({ answersEncrypted: null, documentId: null });
  const subject = await findDataSubject(her.userId);
  expect(await recoveryOwnData.collect(subject)).toHaveLength(1);
  await inTransaction((tx) => recoveryOwnData.erase(tx, subject));
  expect(await recoveryOwnData.collect(subject)).toEqual([]);
});

describe("the button of /recover", () => {
  everyButton(recoverActions, {
    start: async (push) => {
      expect(await push(visitor, { phone: "12" })).toMatchObject({ status: 422 });
      expect(await push(visitor, { phone: freshPhone() })).toMatchObject({
        to: expect.stringContaining("/recover/"),
      });
    },
  });
});

describe("the buttons of a request", () => {
  everyButton(ownRecoveryActions, {
    prove: async (push) => {
      const key = await begin();
      expect(await push(visitor, { otp: "000000" }, { key })).toMatchObject({ status: 422 });
      await push(visitor, { otp: lastCode() }, { key });
      expect((await readRecovery(visitor, key)).status).toBe("proven");
    },
    resend: async (push) => {
      const key = await begin();
      const before = sentMessages.length;
      clock.move(60);
      await push(visitor, {}, { key });
      expect(sentMessages.length).toBe(before + 1);
    },
    submit: async (push) => {
      const key = await begin();
      await press(key, "prove", { otp: lastCode() });
      const bad = await push(
        visitor,
        { otrNumber: "SS-2026-1", digits: "1", birthDay: "2009-04-02" },
        { key },
      );
      expect(bad).toMatchObject({
        answer: { errors: { otrNumber: [expect.any(String)], digits: [expect.any(String)] } },
      });
      expect(JSON.stringify(bad)).not.toContain("2009-04-02");
      await push(visitor, await facts(publicNumber("SS", 2026, 99)), { key });
      expect((await readRecovery(visitor, key)).status).toBe("submitted");
    },
    stop: async (push) => {
      const { key, id } = await sent(publicNumber("SS", 2026, 98));
      await push(visitor, {}, { key });
      expect((await rowOf(id)).status).toBe("stopped");
    },
  });
});

describe("the button of /recover/code", () => {
  everyButton(recoveryCodeActions, {
    open: async (push) => {
      const { id } = await sent(publicNumber("SS", 2026, 97));
      const number = recoveryNumber(await rowOf(id));
      expect(await push(visitor, { number, code: "12345678" })).toMatchObject({ status: 422 });
      const code = recoveryLink.codeOf("own", id);
      expect(await push(visitor, { number, code })).toEqual({ to: recoveryLink.path("own", id) });
    },
  });
});

describe("the button of a warning", () => {
  everyButton(stopRecoveryActions, {
    stop: async (push) => {
      const { id, key } = await sent(publicNumber("SS", 2026, 96));
      await expect(push(visitor, {}, { key })).rejects.toMatchObject({ status: 404 });
      await push(visitor, {}, { key: recoveryLink.keyOf("stop", id) });
      expect((await rowOf(id)).status).toBe("stopped");
    },
  });
});

describe("the desk's buttons", () => {
  const given = async (id: string, text = "Looked at both.") => ({
    revision: String((await rowOf(id)).revision),
    text,
  });
  everyButton(recoveryDeskActions, {
    vouch: async (push) => {
      const her = await makeRegistered();
      const { id } = await sent(her.otrNumber);
      const admin = await desk();
      expect(await push(admin, await given(id, ""), { requestId: id })).toMatchObject({ status: 422 });
      await push(admin, await given(id), { requestId: id });
      expect((await getRecovery(admin, id)).isSecondAsked).toBe(true);
    },
    agree: async (push) => {
      const her = await makeRegistered();
      const { id } = await sent(her.otrNumber);
      // Nobody of an institute has spoken: one person alone moves nothing.
      expect(await push(await desk(), await given(id), { requestId: id })).toMatchObject({ status: 409 });
      expect((await rowOf(id)).status).toBe("submitted");
    },
    refuse: async (push) => {
      const { id } = await sent(publicNumber("SS", 2026, 95));
      await push(await desk(), await given(id), { requestId: id });
      expect((await rowOf(id)).status).toBe("refused");
      expect(await templatesTo(id)).toEqual(["recovery-ended", "recovery-received"]);
    },
    pass: async (push) => {
      const her = await makeRegistered();
      const { id } = await sent(her.otrNumber);
      const second = await agreed(id);
      await push(second, {}, { requestId: id });
      expect((await rowOf(id)).status).toBe("done");
    },
  });
});
