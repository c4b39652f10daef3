import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { chooseAdapters, setAdapters } from "#app/adapters/adapters.server.ts";
import { createWebPush } from "#app/adapters/push/web-push.server.ts";
import { setClock, useRealClock } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { env } from "#app/core/settings/env.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { pushSubscription } from "#app/db/schema/push-subscriptions.ts";
import { session } from "#app/db/schema/sessions.ts";
import { appUser } from "#app/db/schema/users.ts";
import type { FakeAnswer } from "#tests/support/doubles/fake-http-server.ts";
import { startFakePushService } from "#tests/support/doubles/fake-push-service.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { collectNotifications } from "../bell/collect-notifications.server.ts";
import { notify } from "../bell/notify.server.ts";
import { eraseMessages } from "../outbox/erase-messages.server.ts";
import { dropPush } from "./drop-push.server.ts";
import { ringDevices } from "./ring-devices.server.ts";
import { savePush } from "./save-push.server.ts";

useTestDatabase();

let service: Awaited<ReturnType<typeof startFakePushService>>;
let answer: FakeAnswer;
let at: Date;

beforeEach(async () => {
  at = new Date("2026-11-18T06:30:00Z");
  setClock(() => at);
  answer = { status: 201 };
  service = await startFakePushService(() => answer);
  const push = createWebPush({
    privateKey: Buffer.alloc(32, 7),
    contact: "mailto:help@setu.example",
    services: [service.host],
    timeoutMs: 1500,
  });
  setAdapters({ ...chooseAdapters(env()), push });
  await database().delete(pushSubscription).where(sql`true`);
});
afterEach(async () => {
  await service.close();
  useRealClock();
  setAdapters(null);
});

type Student = Actor & { userId: string; sessionId: string };

async function student(language = "te"): Promise<Student> {
  const [userId, sessionId] = [newId(), newId()];
  await database().insert(appUser).values({ id: userId, language, createdAt: at });
  await database()
    .insert(session)
    .values({
      id: sessionId,
      tokenHash: newId(),
      userId,
      role: "student",
      device: "Chrome on Android",
      createdAt: at,
      lastSeenAt: at,
      expiresAt: new Date(at.getTime() + 30 * 24 * 3_600_000),
    });
  return { role: "student", userId, sessionId, language: "en" };
}
const tell = ({ userId }: Student, type: "info" | "warning" = "info", link = "/applications/AP-1") => {
  at = new Date(at.getTime() + 1000);
  return inTransaction((tx) =>
    notify(tx, userId, { type, title: "Canary Sirisha ₹50,000", message: "…", link }),
  );
};
const devices = () => database().select().from(pushSubscription);
const words = () => JSON.parse(service.lastWords()) as Record<string, string>;

describe("a browser rings for what comes under the bell", () => {
  it("once, in her language, without a name or an amount, with the way to the page", async () => {
    const asha = await student();
    await savePush(asha, service.subscription());
    await ringDevices();
    expect(service.requests).toHaveLength(0);
    await tell(asha);
    await ringDevices();
    await ringDevices();
    expect(service.requests).toHaveLength(1);
    expect(words()).toEqual({
      title: "ScholarSetu",
      body: "మీకు ఒక కొత్త సమాచారం ఉంది.",
      lang: "te",
      link: "/applications/AP-1",
    });
  });

  it("for many at once it rings once, and leads to the bell", async () => {
    const asha = await student("en");
    await savePush(asha, service.subscription());
    for (const _three of [1, 2, 3]) await tell(asha);
    await ringDevices();
    expect(service.requests).toHaveLength(1);
    expect(words()).toMatchObject({
      body: "3 pieces of news for you.",
      link: "/student/dashboard?tab=notifications",
    });
    await tell(asha, "warning");
    await ringDevices();
    expect(words().body).toBe("Something waits for you. Open it in time.");
  });

  it("not in the night: then once in the morning", async () => {
    const asha = await student();
    await savePush(asha, service.subscription());
    at = new Date("2026-11-18T17:00:00Z");
    await tell(asha);
    await tell(asha);
    await ringDevices();
    expect(service.requests).toHaveLength(0);
    at = new Date("2026-11-19T03:31:00Z");
    await ringDevices();
    expect(service.requests).toHaveLength(1);
  });

  it("not for others, nor for what was there before she asked", async () => {
    const [asha, ravi] = [await student(), await student()];
    await tell(asha);
    at = new Date(at.getTime() + 1000);
    await savePush(asha, service.subscription());
    await tell(ravi);
    await ringDevices();
    expect(service.requests).toHaveLength(0);
  });
});

describe("it ends", () => {
  it.each([404, 410])("with %i, for good", async (status) => {
    const asha = await student();
    await savePush(asha, service.subscription());
    await tell(asha);
    answer = { status };
    await ringDevices();
    expect(await devices()).toEqual([]);
  });

  it("a service that is full is asked later, ever later", async () => {
    const asha = await student();
    await savePush(asha, service.subscription());
    await tell(asha);
    answer = { status: 429 };
    await ringDevices();
    await ringDevices();
    expect(service.requests).toHaveLength(1);
    answer = { status: 201 };
    at = new Date(at.getTime() + 5 * 60_000);
    await ringDevices();
    expect(service.requests).toHaveLength(2);
    expect(await devices()).toMatchObject([{ failures: 0, nextTryAt: null }]);
  });

  it("T11: with the session it was asked for in", async () => {
    const asha = await student();
    await savePush(asha, service.subscription());
    await tell(asha);
    await database().update(session).set({ endedAt: at }).where(eq(session.id, asha.sessionId));
    await ringDevices();
    expect(service.requests).toHaveLength(0);
    expect(await devices()).toEqual([]);
  });

  it("by her own press, and nobody else's", async () => {
    const [asha, ravi] = [await student(), await student()];
    await savePush(asha, service.subscription());
    await dropPush(ravi, service.subscription().endpoint);
    expect(await devices()).toHaveLength(1);
    await dropPush(asha, service.subscription().endpoint);
    expect(await devices()).toEqual([]);
  });

  it("T36: her copy names her devices, erasure takes them", async () => {
    const asha = await student();
    await savePush(asha, service.subscription());
    expect((await collectNotifications({ userId: asha.userId, studentIds: [] })).devices).toHaveLength(1);
    await inTransaction((tx) => eraseMessages(tx, { userId: asha.userId, phones: [], emails: [] }));
    expect(await devices()).toEqual([]);
  });
});

describe("what is kept", () => {
  it("T27: address and keys are sealed; asked twice, it is one; on a shared phone it is the last one's", async () => {
    const [asha, ravi] = [await student(), await student()];
    for (const _twice of [1, 2]) await savePush(asha, service.subscription());
    await savePush(ravi, service.subscription());
    expect(await devices()).toMatchObject([{ userId: ravi.userId }]);
    const { rows } = await database().execute(sql`select p::text as row from push_subscription p`);
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|device-1/);
  });

  it("a made-up address or key is refused, and so is who is no student", async () => {
    const asha = await student();
    const { endpoint, ...keys } = service.subscription();
    const wrong = [
      { endpoint: "http://169.254.169.254/latest", ...keys },
      { endpoint, ...keys, p256dh: Buffer.alloc(65, 4).toString("base64url") },
    ];
    for (const subscription of wrong)
      await expect(savePush(asha, subscription)).rejects.toMatchObject({ status: 400 });
    await expect(savePush({ ...asha, role: "donor" }, { endpoint, ...keys })).rejects.toMatchObject({
      status: 403,
    });
    expect(await devices()).toEqual([]);
  });

  it("nobody keeps more than ten", async () => {
    const asha = await student();
    for (let device = 0; device < 12; device += 1)
      await savePush(asha, service.subscription(`device-${device}`));
    expect(await devices()).toHaveLength(10);
  });
});
