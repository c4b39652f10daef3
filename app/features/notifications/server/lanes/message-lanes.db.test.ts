import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { chooseAdapters, setAdapters } from "#app/adapters/adapters.server.ts";
import type { EmailMessage } from "#app/adapters/email/email.ts";
import { OutsideError, type OutsideVerdict } from "#app/adapters/outside-error.ts";
import { now, setClock, useRealClock } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { captureLogForTests } from "#app/core/requests/observing/log.server.ts";
import { setKeys } from "#app/core/secrets/crypto.server.ts";
import { env, setEnv } from "#app/core/settings/env.server.ts";
import { isFinal } from "#app/core/state-machine.ts";
import { bossOf, drainJobs } from "#app/db/jobs/jobs.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { messageLane, notification, outboundMessage } from "#app/db/schema/messages.ts";
import { appUser, userRole } from "#app/db/schema/users.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { pauseAfter, probePause } from "../../message-lane.ts";
import { messageMachine, openStatuses } from "../../message-status.ts";
import { deliverMessage } from "../outbox/deliver-message.server.ts";
import { giveUpMessage } from "../outbox/give-up-message.server.ts";
import { listWaitingMessages } from "../outbox/list-waiting-messages.server.ts";
import { deliveryJobs, notificationJobs } from "../outbox/message-jobs.server.ts";
import { queueMessage } from "../outbox/queue-message.server.ts";
import { retryMessage } from "../outbox/retry-message.server.ts";
import { listMessageLanes } from "./list-message-lanes.server.ts";
import { watchMessages } from "./watch-messages.server.ts";

useTestDatabase({ jobs: notificationJobs });

const start = new Date("2026-11-14T10:00:00Z");
const admin: Actor = { role: "admin", staffRoles: ["super_admin"], userId: newId(), language: "en" };
let mails: EmailMessage[];
let codes: number;
let mailFault: OutsideError | null;
let smsFault: OutsideError | null;
let tries: number;

const fails = (code: string, verdict: OutsideVerdict) => new OutsideError("test", code, verdict);

beforeEach(async () => {
  [mails, codes, tries, mailFault, smsFault] = [[], 0, 0, null, null];
  setClock(start);
  const email = {
    send: async (message: EmailMessage) => {
      tries += 1;
      if (mailFault) throw mailFault;
      mails.push(message);
      return { reference: "r" };
    },
  };
  const sms = {
    send: async () => {
      if (smsFault) throw smsFault;
      codes += 1;
      return { reference: "r" };
    },
  };
  setEnv({ ...env(), isDemo: false, isProduction: true });
  setAdapters({ ...chooseAdapters({ ...env(), isDemo: true }), sms, email });
  for (const table of [outboundMessage, messageLane, notification]) {
    await database().delete(table).where(sql`true`);
  }
  for (const { name } of notificationJobs) await bossOf().deleteAllJobs(name);
});

afterEach(() => {
  useRealClock();
  setEnv(null);
  setAdapters(null);
  setKeys(null);
});

async function mail(template: "payment-receipt" | "campaign" = "payment-receipt"): Promise<string> {
  const common = { channel: "email", language: "en", to: "asha@example.org", dedupeKey: newId() } as const;
  const link = "https://site.example/r";
  const queued = await inTransaction((tx) =>
    template === "campaign"
      ? queueMessage(tx, { ...common, template, variables: { title: "t", message: "m", link } })
      : queueMessage(tx, {
          ...common,
          template,
          variables: { name: "Asha", amount: "₹99", purpose: "x", receipt: "RC-1", link },
        }),
  );
  return queued?.messageId ?? "";
}

async function code(): Promise<string> {
  const queued = await inTransaction((tx) =>
    queueMessage(tx, {
      channel: "sms",
      template: "otp-login",
      language: "en",
      to: "9876543210",
      variables: { code: "482913", minutes: "5", site: "s.example" },
      dedupeKey: newId(),
    }),
  );
  return queued?.messageId ?? "";
}

async function rowOf(id: string) {
  const [row] = await database().select().from(outboundMessage).where(eq(outboundMessage.id, id));
  return row;
}

const laneRow = async () => (await database().select().from(messageLane))[0];

/** Lives through so many minutes as the running product does: jobs when they are due, the watch every minute. */
async function passMinutes(minutes: number, step = 1): Promise<void> {
  for (let minute = 0; minute < minutes; minute += step) {
    setClock(new Date(now().getTime() + step * 60_000));
    await watchMessages();
    // pg-boss goes by the database's clock, which the test cannot move: what would be due by now is run.
    await drainJobs(notificationJobs, { evenIfLater: true });
  }
}

async function makeAdmin(): Promise<string> {
  const userId = newId();
  await database().insert(appUser).values({ id: userId, name: "Admin", createdAt: start });
  await database()
    .insert(userRole)
    .values({ userId, role: "admin", staffRoles: ["super_admin"], grantedAt: start });
  return userId;
}

describe("O4: an outage destroys nothing", () => {
  it("an hour of a dead mail server: every message arrives afterwards, once", async () => {
    mailFault = fails("smtp_421", "away");
    const ids: string[] = [];
    for (let minute = 0; minute < 60; minute += 10) {
      ids.push(await mail(), await mail(), await mail("campaign"), await mail("campaign"));
      await passMinutes(10, 10);
    }
    expect(mails).toHaveLength(0);
    for (const id of ids) expect(await rowOf(id)).toMatchObject({ bodyEncrypted: expect.any(String) });
    mailFault = null;
    await passMinutes(4);
    expect(mails.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    for (const id of ids) expect(await rowOf(id)).toMatchObject({ status: "delivered", bodyEncrypted: null });
    // A closed lane asks the gateway now and then, and not with every message.
    expect(tries - mails.length).toBeLessThan(60);
  }, 120_000);

  it("a single box that is full for days closes no lane, and is asked ever later", async () => {
    mailFault = fails("smtp_450", "later");
    const full = await mail();
    await drainJobs(deliveryJobs);
    expect(await rowOf(full)).toMatchObject({ status: "waiting", errorCode: "smtp_450" });
    expect(await laneRow()).toBeUndefined();
    mailFault = null;
    const other = await mail();
    await drainJobs(deliveryJobs);
    expect(await rowOf(other)).toMatchObject({ status: "delivered" });
    expect(pauseAfter("transactional", 1, 0)).toBe(30_000);
    expect(pauseAfter("transactional", 3, 0)).toBe(120_000);
    expect(pauseAfter("bulk", 40, 0)).toBe(6 * 3_600_000);
  });

  it("O4: a closed lane asks again soon after a short trouble, and ever later in a long one", async () => {
    expect([0, 20_000, 45_000, 3_600_000].map((ms) => probePause("transactional", ms))).toEqual([
      10_000, 20_000, 45_000, 120_000,
    ]);
    expect(probePause("otp", 3_600_000)).toBe(15_000);
    mailFault = fails("unreachable", "away");
    // Workers side by side all fail when the gateway goes: that is one trouble, not five.
    const ids = await Promise.all(Array.from({ length: 5 }, () => mail()));
    await Promise.all(ids.map((id) => deliverMessage(id)));
    expect(await laneRow()).toMatchObject({ state: "away", probeAt: new Date(start.getTime() + 10_000) });
  });

  it("a gateway that refuses us stops the lane at once, burns nothing, and tells the admins", async () => {
    const adminId = await makeAdmin();
    const captured = captureLogForTests("warn");
    mailFault = fails("login_refused", "stopped");
    const ids = [await mail(), await mail(), await mail(), await mail()];
    await drainJobs(deliveryJobs);
    expect(tries).toBe(1);
    expect(await laneRow()).toMatchObject({ state: "stopped", errorCode: "login_refused", toldAt: start });
    expect(captured.lines).toMatchObject([
      { level: "error", lane: "transactional", channel: "email", code: "login_refused" },
    ]);
    captured.end();
    for (const id of ids) expect((await rowOf(id))?.status).toBe("waiting");
    const told = await database().select().from(notification).where(eq(notification.userId, adminId));
    expect(told).toMatchObject([{ type: "warning", title: "Messages to one person by e-mail is refused" }]);
    expect(told[0]?.message).toContain("login_refused");
    mailFault = null;
    await passMinutes(8);
    expect(mails.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const news = await database().select().from(notification).where(eq(notification.userId, adminId));
    expect(news.map(({ type }) => type).toSorted()).toEqual(["success", "warning"]);
  });

  it("admins hear of a gateway that is away once it lasts, and once", async () => {
    const adminId = await makeAdmin();
    const told = () => database().$count(notification, eq(notification.userId, adminId));
    mailFault = fails("unreachable", "away");
    for (let count = 0; count < 4; count += 1) await mail();
    await drainJobs(deliveryJobs);
    expect(await laneRow()).toMatchObject({ state: "away", toldAt: null });
    await passMinutes(3);
    expect(await told()).toBe(0);
    await passMinutes(20, 5);
    expect(await told()).toBe(1);
  });

  it("refusals nobody understands keep each message, and stop the lane when they do not end", async () => {
    mailFault = fails("smtp_554", "unclear");
    for (let count = 0; count < 9; count += 1) await mail();
    await drainJobs(deliveryJobs);
    expect(tries).toBe(5);
    expect(await laneRow()).toMatchObject({ state: "stopped", failures: 5 });
    expect(await database().$count(outboundMessage, eq(outboundMessage.status, "waiting"))).toBe(9);
  });

  it("one lane's trouble is not another's: codes go out while letters wait", async () => {
    mailFault = fails("unreachable", "away");
    for (let count = 0; count < 4; count += 1) await mail();
    const otp = await code();
    await drainJobs(deliveryJobs);
    expect(await rowOf(otp)).toMatchObject({ status: "delivered" });
    expect(codes).toBe(1);
  });

  it("only codes expire, also those that wait for their lane", async () => {
    smsFault = fails("refused_301", "stopped");
    mailFault = fails("unreachable", "away");
    const [first, second, letter] = [await code(), await code(), await mail()];
    await drainJobs(deliveryJobs);
    smsFault = null;
    await passMinutes(6);
    expect((await rowOf(first))?.status).toMatch(/delivered|expired/);
    expect(await rowOf(second)).toMatchObject({ bodyEncrypted: null });
    setClock(new Date(start.getTime() + 30 * 24 * 3_600_000));
    expect(await rowOf(letter)).toMatchObject({ status: "waiting", bodyEncrypted: expect.any(String) });
    mailFault = null;
    await passMinutes(5);
    expect(await rowOf(letter)).toMatchObject({ status: "delivered" });
  });
});

describe("the row is the truth, its job an alarm clock", () => {
  it("a message without a job gets one; one that has a job gets no second", async () => {
    const lost = await mail();
    for (const { name } of deliveryJobs) await bossOf().deleteAllJobs(name);
    const kept = await mail();
    setClock(new Date(start.getTime() + 120_000));
    await watchMessages();
    await watchMessages();
    const jobs = (await Promise.all(deliveryJobs.map(({ name }) => bossOf().findJobs(name)))).flat();
    const named = jobs.map((job) => (job.data as { messageId: string }).messageId);
    expect(named.toSorted()).toEqual([lost, kept].toSorted());
  });

  it("O5a: a message sealed with a key that is not here yet waits, and goes once it is", async () => {
    const keys = env().keys;
    const newer = { id: "k9", key: Buffer.alloc(32, 9) };
    setKeys({ ...keys, encryptionKeys: [newer, ...keys.encryptionKeys] });
    const id = await mail();
    setKeys(keys);
    await drainJobs(deliveryJobs);
    expect(await rowOf(id)).toMatchObject({ status: "waiting", errorCode: "unreadable", attempts: 1 });
    expect(await laneRow()).toBeUndefined();
    setKeys({ ...keys, encryptionKeys: [...keys.encryptionKeys, newer] });
    await passMinutes(2);
    expect(await rowOf(id)).toMatchObject({ status: "delivered" });
  });

  it("the open statuses are those that are not final, but for what waits for its address or for a receipt", () => {
    const ofOthers = ["unproven", "handed", "delivered"];
    const open = messageMachine.stateNames.filter(
      (state) => !isFinal(messageMachine, state) && !ofOthers.includes(state),
    );
    expect(open).toEqual(openStatuses);
  });
});

describe("a person at /admin/system", () => {
  it("tries a waiting message again at once, even in a closed lane, and it is written down", async () => {
    mailFault = fails("login_refused", "stopped");
    const [first, second] = [await mail(), await mail()];
    await drainJobs(deliveryJobs);
    mailFault = null;
    await retryMessage(admin, second);
    await drainJobs(notificationJobs);
    expect(mails[0]?.id).toBe(second);
    await passMinutes(2);
    expect(mails.map(({ id }) => id)).toEqual([second, first]);
    const audit = await database()
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.chain, `message:${second}`));
    expect(audit).toMatchObject([{ event: "message.retried", actorId: admin.userId }]);
    await expect(retryMessage(admin, second)).rejects.toMatchObject({ code: "wrong_state" });
  });

  it("gives one up with a reason; its words go, and it is never sent", async () => {
    mailFault = fails("smtp_450", "later");
    const id = await mail();
    await drainJobs(deliveryJobs);
    await expect(giveUpMessage(admin, { messageId: id, reason: " " })).rejects.toMatchObject({ status: 422 });
    await giveUpMessage(admin, { messageId: id, reason: "The person called and knows." });
    expect(await rowOf(id)).toMatchObject({
      status: "given_up",
      bodyEncrypted: null,
      subjectEncrypted: null,
    });
    mailFault = null;
    await passMinutes(3);
    expect(mails).toHaveLength(0);
    const audit = await database()
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.chain, `message:${id}`));
    expect(audit).toMatchObject([{ event: "message.given_up", actorId: admin.userId }]);
  });

  it("sees each lane and what waits, and nobody else does", async () => {
    mailFault = fails("unreachable", "away");
    const ids = [await mail(), await mail(), await mail(), await mail()];
    await drainJobs(deliveryJobs);
    const lanes = await listMessageLanes(admin);
    expect(lanes.map(({ name }) => name)).toEqual([
      "Codes by SMS",
      "Messages to one person by SMS",
      "Messages to one person by e-mail",
      "Mass mailings by e-mail",
      "Mass mailings by SMS",
      "Mass mailings by WhatsApp",
      "Messages to one person by WhatsApp",
    ]);
    expect(lanes[2]).toMatchObject({ state: "away", errorCode: "unreachable", open: 4, oldestAt: start });
    expect((await listWaitingMessages(admin)).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    for (const verb of [
      () => listMessageLanes(visitor),
      () => listWaitingMessages(visitor),
      () => retryMessage({ ...admin, role: "student" }, newId()),
      () => giveUpMessage({ ...admin, role: "donor" }, { messageId: newId(), reason: "x" }),
    ])
      await expect(verb()).rejects.toMatchObject({ name: "ProblemError" });
  });
});
