import { inspect } from "node:util";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Adapters, chooseAdapters, setAdapters } from "#app/adapters/adapters.server.ts";
import type { EmailMessage } from "#app/adapters/email/email.ts";
import { OutsideError } from "#app/adapters/outside-error.ts";
import type { SmsMessage } from "#app/adapters/sms/sms.ts";
import { setClock, useRealClock } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { env, setEnv } from "#app/core/settings/env.server.ts";
import { bossOf, drainJobs } from "#app/db/jobs/jobs.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { messageLane, outboundMessage } from "#app/db/schema/messages.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { demoMessageList } from "../../demo-message-list.ts";
import { getDemoMessage } from "../demo/get-demo-message.server.ts";
import { listDemoMessages } from "../demo/list-demo-messages.server.ts";
import { deliverMessage } from "./deliver-message.server.ts";
import { eraseMessages } from "./erase-messages.server.ts";
import { deliveryJobs, notificationJobs } from "./message-jobs.server.ts";
import { pruneMessages } from "./prune-messages.server.ts";
import { queueMessage } from "./queue-message.server.ts";

useTestDatabase({ jobs: notificationJobs });

const start = new Date("2026-11-14T10:00:00Z");
let sent: (SmsMessage | EmailMessage)[];
let fault: (() => void) | null;

beforeEach(async () => {
  sent = [];
  fault = null;
  setClock(start);
  const send = async (message: SmsMessage | EmailMessage) => {
    fault?.();
    sent.push(message);
    return { reference: `ref-${sent.length}` };
  };
  setAdapters({ ...chooseAdapters(env()), sms: { send }, email: { send } } satisfies Adapters);
  await database().delete(outboundMessage).where(sql`true`);
  await database().delete(messageLane).where(sql`true`);
  for (const { name } of deliveryJobs) await bossOf().deleteAllJobs(name);
});

afterEach(() => {
  useRealClock();
  setEnv(null);
  setAdapters(null);
});

function otp(dedupeKey = newId(), to = "9876543210") {
  return inTransaction((tx) =>
    queueMessage(tx, {
      channel: "sms",
      template: "otp-login",
      language: "en",
      to,
      variables: { code: "482913", minutes: "5", site: "scholarsetu.example" },
      dedupeKey,
    }),
  );
}

function receipt(name = "Asha") {
  return inTransaction((tx) =>
    queueMessage(tx, {
      channel: "email",
      template: "payment-receipt",
      language: "te",
      to: "Asha@Example.org ",
      variables: { name, amount: "₹99", purpose: "x", receipt: "RC-1", link: "https://site.example/r" },
      dedupeKey: newId(),
    }),
  );
}

async function rowOf(messageId: string) {
  const [row] = await database().select().from(outboundMessage).where(eq(outboundMessage.id, messageId));
  if (!row) throw new Error("no such message");
  return row;
}

async function queued(request = otp()): Promise<string> {
  const answer = await request;
  if (!answer) throw new Error("not queued");
  return answer.messageId;
}

const drain = () => drainJobs(deliveryJobs);
const delivered = { status: "delivered" as const };
const away = () => {
  throw new OutsideError("sms", "http_503", "away");
};

describe("T41: messages leave by the outbox", () => {
  it("sends what was committed, once, with everything the channel needs", async () => {
    const sms = await queued();
    const email = await queued(receipt());
    await drain();
    await drain();
    expect(sent).toHaveLength(2);
    expect(sent).toContainEqual(
      expect.objectContaining({
        to: "9876543210",
        templateId: "otp-login.en",
        variables: { code: "482913", minutes: "5", site: "scholarsetu.example" },
      }),
    );
    expect(sent).toContainEqual(
      expect.objectContaining({ id: email, to: "asha@example.org", subject: "రసీదు RC-1" }),
    );
    expect(await rowOf(sms)).toMatchObject({
      status: "delivered",
      attempts: 1,
      sentAt: start,
      claimedUntil: null,
    });
  });

  it("sends nothing when the change that caused it is rolled back", async () => {
    const failing = inTransaction(async (tx) => {
      await queueMessage(tx, {
        channel: "sms",
        template: "otp-login",
        language: "en",
        to: "9876543210",
        variables: { code: "1", minutes: "5", site: "scholarsetu.example" },
        dedupeKey: newId(),
      });
      throw new Error("the change failed");
    });
    await expect(failing).rejects.toThrow("the change failed");
    expect(await drain()).toBe(0);
    expect(sent).toHaveLength(0);
  });

  it("the same thing said twice, or twenty times at once, is sent once", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => otp("same")));
    expect(answers.filter((answer) => answer?.isNew)).toHaveLength(1);
    await drain();
    expect(sent).toHaveLength(1);
  });

  it("a job that runs twice, or ten times at once, sends once", async () => {
    const messageId = await queued();
    await Promise.all(Array.from({ length: 10 }, () => deliverMessage(messageId)));
    await deliverMessage(messageId);
    expect(sent).toHaveLength(1);
  });

  const leftSending = (messageId: string) =>
    database()
      .update(outboundMessage)
      .set({ status: "sending", claimedUntil: new Date(start.getTime() + 90_000) })
      .where(eq(outboundMessage.id, messageId));

  it("a letter is taken over from a worker that died while sending", async () => {
    const messageId = await queued(receipt());
    await leftSending(messageId);
    await deliverMessage(messageId);
    expect(sent).toHaveLength(0);
    setClock(new Date(start.getTime() + 91_000));
    await deliverMessage(messageId);
    expect(sent).toHaveLength(1);
    expect(await rowOf(messageId)).toMatchObject(delivered);
  });

  it("O27: a code whose sender died does not come a second time", async () => {
    const messageId = await queued();
    await leftSending(messageId);
    setClock(new Date(start.getTime() + 139_000));
    await deliverMessage(messageId);
    expect(sent).toHaveLength(0);
    expect(await rowOf(messageId)).toMatchObject({ status: "expired" });
  });

  it("a refusal by the receiver for good is not tried again", async () => {
    fault = () => {
      throw new OutsideError("sms", "refused_202", "never");
    };
    const messageId = await queued();
    await drain();
    expect(await rowOf(messageId)).toMatchObject({
      status: "refused",
      attempts: 1,
      errorCode: "refused_202",
    });
  });

  it("an old OTP is not sent late", async () => {
    fault = away;
    const messageId = await queued();
    await deliverMessage(messageId);
    expect(await rowOf(messageId)).toMatchObject({ status: "waiting", errorCode: "http_503" });
    fault = null;
    setClock(new Date(start.getTime() + 5 * 60_000));
    await deliverMessage(messageId);
    expect(sent).toHaveLength(0);
    expect(await rowOf(messageId)).toMatchObject({ status: "expired" });
  });

  it("a fault of our own is thrown for the log, and the message waits", async () => {
    fault = () => {
      throw new TypeError("a bug");
    };
    const messageId = await queued();
    await expect(deliverMessage(messageId)).rejects.toThrow("a bug");
    expect(await rowOf(messageId)).toMatchObject({ status: "waiting", errorCode: "our_fault" });
  });
});

describe("T27: what was said stays sealed", () => {
  const canary = "Canary-Name-7391";

  it("job payloads and rows carry no recipient, no code, no name", async () => {
    await queued();
    await queued(receipt(canary));
    const jobs = (await Promise.all(deliveryJobs.map(({ name }) => bossOf().findJobs(name)))).flat();
    expect(jobs).toHaveLength(2);
    for (const job of jobs) expect(Object.keys(job.data as object)).toEqual(["messageId"]);
    const rows = await database().execute(sql`select m::text as row from outbound_message m`);
    const everything = JSON.stringify([jobs, rows]);
    expect(everything).not.toMatch(/9876543210|482913|asha@example\.org|Canary/i);
  });

  it("what a failing delivery hands to the log says nothing of it either", async () => {
    fault = () => {
      throw new TypeError("a bug");
    };
    await queued(receipt(canary));
    await queued();
    const logged: unknown[] = [];
    await drainJobs(deliveryJobs, { onError: (error) => logged.push(error) });
    expect(logged.length).toBeGreaterThanOrEqual(2);
    const failed = await Promise.all(deliveryJobs.map(({ name }) => bossOf().findJobs(name)));
    expect(inspect([logged, failed], { depth: 10 })).not.toMatch(
      /9876543210|482913|asha@example\.org|Canary/i,
    );
  });

  it("in production the words are forgotten once they are sent, and so are those that were refused", async () => {
    setEnv({ ...env(), isDemo: false, isProduction: true });
    const kept = await queued(receipt(canary));
    await drain();
    fault = () => {
      throw new OutsideError("sms", "refused_202", "never");
    };
    const failed = await queued();
    await drain();
    for (const messageId of [kept, failed]) {
      expect(await rowOf(messageId)).toMatchObject({ bodyEncrypted: null, subjectEncrypted: null });
    }
  });

  it("O5: a sealed text that does not open is not sent, and waits for its key", async () => {
    const first = await queued();
    const second = await queued(otp(newId(), "9123456780"));
    const { bodyEncrypted } = await rowOf(first);
    await database().update(outboundMessage).set({ bodyEncrypted }).where(eq(outboundMessage.id, second));
    await deliverMessage(second);
    expect(sent).toHaveLength(0);
    expect(await rowOf(second)).toMatchObject({ status: "waiting", errorCode: "unreadable", bodyEncrypted });
  });
});

describe("the demo inbox", () => {
  const query = (address: string) => parseListQuery(demoMessageList, address);

  it("shows every message newest first, by channel, page by page, with its text", async () => {
    for (let index = 0; index < 30; index += 1) {
      setClock(new Date(start.getTime() + index * 1000));
      await (index % 3 === 0 ? receipt(`Person ${index}`) : otp());
    }
    const first = await listDemoMessages(query("/demo/inbox"));
    expect(first.rows).toHaveLength(25);
    expect(first.total).toBe(30);
    expect(first.rows[0]?.createdAt).toBe(new Date(start.getTime() + 29_000).toISOString());
    const second = await listDemoMessages(query(`/demo/inbox?cursor=${first.next}`));
    expect(second.rows).toHaveLength(5);
    expect(second.next).toBeNull();
    const mails = await listDemoMessages(query("/demo/inbox?channel=email"));
    expect(mails.rows.map((row) => row.channel)).toEqual(Array.from({ length: 10 }, () => "email"));
  });

  it("searches what was said and to whom, page by page too", async () => {
    for (let index = 0; index < 30; index += 1) {
      setClock(new Date(start.getTime() + index * 1000));
      await receipt(index % 10 === 3 ? "Needle Kumari" : "Hay");
    }
    const found = await listDemoMessages(query("/demo/inbox?q=needle+kumari"));
    expect(found.rows).toHaveLength(3);
    const everyone = await listDemoMessages(query("/demo/inbox?q=asha@example.org"));
    expect(everyone.rows).toHaveLength(25);
    const rest = await listDemoMessages(query(`/demo/inbox?q=asha@example.org&cursor=${everyone.next}`));
    expect(rest.rows).toHaveLength(5);
    expect(new Set([...everyone.rows, ...rest.rows].map((row) => row.id)).size).toBe(30);
  });

  it("opens one message", async () => {
    const messageId = await queued(receipt());
    expect(await getDemoMessage(messageId)).toMatchObject({
      to: "asha@example.org",
      html: expect.stringContaining("₹99"),
    });
    await expect(getDemoMessage(newId())).rejects.toMatchObject({ status: 404 });
    await expect(getDemoMessage("../etc")).rejects.toMatchObject({ status: 404 });
  });

  it("T1, T7: does not exist in production", async () => {
    const messageId = await queued();
    setEnv({ ...env(), isDemo: false, isProduction: true });
    await expect(listDemoMessages(query("/demo/inbox"))).rejects.toMatchObject({ status: 404 });
    await expect(getDemoMessage(messageId)).rejects.toMatchObject({ status: 404 });
  });
});

describe("forgetting", () => {
  it("T36: everything said to one person goes, and nothing of others", async () => {
    await queued(receipt());
    await queued(otp(newId(), "9876543210"));
    const other = await queued(otp(newId(), "9123456780"));
    await inTransaction((tx) =>
      eraseMessages(tx, { userId: newId(), phones: ["9876543210"], emails: ["ASHA@example.org"] }),
    );
    const left = await database().select({ id: outboundMessage.id }).from(outboundMessage);
    expect(left).toEqual([{ id: other }]);
  });

  it("old messages go after half a year, but not those still waiting", async () => {
    await queued(receipt());
    await drain();
    const waiting = await queued();
    setClock(new Date(start.getTime() + 181 * 24 * 3_600_000));
    await pruneMessages();
    const left = await database().select({ id: outboundMessage.id }).from(outboundMessage);
    expect(left).toEqual([{ id: waiting }]);
  });
});
