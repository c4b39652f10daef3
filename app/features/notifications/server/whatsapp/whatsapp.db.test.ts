import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chooseAdapters, setAdapters } from "#app/adapters/adapters.server.ts";
import { createCloudWhatsApp } from "#app/adapters/whatsapp/cloud-whatsapp.server.ts";
import { signWhatsAppCall } from "#app/adapters/whatsapp/whatsapp-news.server.ts";
import { setClock, useRealClock } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { env, setEnv } from "#app/core/settings/env.server.ts";
import { bossOf, drainJobs } from "#app/db/jobs/jobs.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { messageConsent, messageLane, outboundMessage } from "#app/db/schema/messages.ts";
import { appUser, userContact } from "#app/db/schema/users.ts";
import { contactRow } from "#app/features/identity/server/contacts/contact-row.server.ts";
import { type FakeAnswer, startFakeHttpServer } from "#tests/support/doubles/fake-http-server.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { defaultPreferences, type Preferences } from "../../preferences.ts";
import { collectNotifications } from "../bell/collect-notifications.server.ts";
import { demoMessageActions } from "../demo/demo-message-actions.server.ts";
import { openDemoMessage } from "../demo/open-demo-message.server.ts";
import { listMessageLanes } from "../lanes/list-message-lanes.server.ts";
import { watchMessages } from "../lanes/watch-messages.server.ts";
import { deliverMessage } from "../outbox/deliver-message.server.ts";
import { eraseMessages } from "../outbox/erase-messages.server.ts";
import { openBody } from "../outbox/message-envelope.server.ts";
import { deliveryJobs, notificationJobs } from "../outbox/message-jobs.server.ts";
import { queueToPhone } from "../outbox/queue-to-phone.server.ts";
import { getPreferences } from "../preferences/get-preferences.server.ts";
import { savePreferences } from "../preferences/save-preferences.server.ts";
import { whatsAppApi } from "./whats-app-api.server.ts";

useTestDatabase({ jobs: notificationJobs });

const appSecret = "app-secret-of-meta";
// Before the day of the machine: the queue comes by the database's clock.
const day = new Date("2026-11-12T06:30:00Z");
const night = new Date("2026-11-12T17:00:00Z");
const words = "With a tick you agree";

let cloud: Awaited<ReturnType<typeof startFakeHttpServer>>;
let answer: () => FakeAnswer;
let at: Date;
let people = 0;

const taken = (id = newId()): FakeAnswer => ({ body: JSON.stringify({ messages: [{ id: `wamid.${id}` }] }) });
const refusal = (code: number, status = 400): FakeAnswer => ({
  status,
  body: JSON.stringify({ error: { code } }),
});

beforeAll(async () => {
  cloud = await startFakeHttpServer(() => answer());
});
afterAll(() => cloud.close());

beforeEach(async () => {
  at = day;
  setClock(() => at);
  answer = () => taken();
  cloud.requests.length = 0;
  const whatsapp = createCloudWhatsApp({
    baseUrl: cloud.url,
    version: "v23.0",
    phoneNumberId: "1065",
    accessToken: "token",
    appSecret,
    verifyToken: "our-own-verify-token",
    templateNames: { "application-update": "application_update" },
    timeoutMs: 1500,
  });
  setAdapters({ ...chooseAdapters(env()), whatsapp });
  await database().delete(outboundMessage).where(sql`true`);
  await database().delete(messageLane).where(sql`true`);
  for (const { name } of deliveryJobs) await bossOf().deleteAllJobs(name);
});
afterEach(() => {
  useRealClock();
  setAdapters(null);
  setEnv(null);
});

type Student = Actor & { userId: string; phone: string };

async function student(
  wishes: Partial<Preferences> = { whatsappApplicationUpdates: true },
): Promise<Student> {
  people += 1;
  const userId = newId();
  const phone = `97${String(people).padStart(8, "0")}`;
  await database().insert(appUser).values({ id: userId, language: "te", createdAt: at });
  await database()
    .insert(userContact)
    .values(contactRow.make({ userId, kind: "phone", value: phone }));
  const actor: Student = { role: "student", userId, language: "te", phone };
  await savePreferences(actor, { ...defaultPreferences, ...wishes }, words);
  return actor;
}

const tell = ({ userId, phone }: Student, dedupeKey = newId()) =>
  inTransaction((tx) =>
    queueToPhone(tx, userId, "ApplicationUpdates", {
      template: "application-update",
      language: "te",
      to: phone,
      variables: {
        name: "Canary-Sirisha",
        scholarship: "NMMSS",
        status: "ఎంపికైంది",
        more: "",
        link: "https://site.example/applications/AP-1",
      },
      dedupeKey,
    }),
  );
const drain = () => drainJobs(deliveryJobs);
const messages = () =>
  database().select().from(outboundMessage).orderBy(outboundMessage.createdAt, outboundMessage.channel);
const states = async () => (await messages()).map(({ channel, status }) => `${channel} ${status}`).sort();
const consents = ({ userId }: Student) =>
  database()
    .select()
    .from(messageConsent)
    .where(eq(messageConsent.userId, userId))
    .orderBy(messageConsent.givenAt);

async function call(value: object, sign = appSecret) {
  const rawBody = JSON.stringify({
    object: "whatsapp_business_account",
    entry: [{ id: "1", changes: [{ field: "messages", value }] }],
  });
  const signature = signWhatsAppCall(new TextEncoder().encode(rawBody), sign);
  return whatsAppApi.request("/webhook", {
    method: "POST",
    body: rawBody,
    headers: { "x-hub-signature-256": signature, "content-type": "application/json" },
  });
}
async function receipt(status: string, error?: number) {
  const [row] = (await messages()).filter(({ channel }) => channel === "whatsapp");
  const errors = error ? { errors: [{ code: error }] } : {};
  const one = {
    id: row?.reference ?? "wamid.x",
    status,
    timestamp: "1",
    biz_opaque_callback_data: row?.id,
    ...errors,
  };
  return call({ statuses: [one] });
}
const reply = (from: string, body: string, { id = `wamid.${newId()}`, when = at } = {}) =>
  call({
    messages: [
      {
        from: `91${from}`,
        id,
        timestamp: String(Math.floor(when.getTime() / 1000)),
        type: "text",
        text: { body },
      },
    ],
  });

describe("WhatsApp comes in place of the SMS", () => {
  it("as she chose: the template in her language, with the path of the page in the button", async () => {
    await tell(await student());
    await drain();
    expect(await states()).toEqual(["whatsapp handed"]);
    const body = JSON.parse(String(cloud.requests[0]?.body));
    expect(body.template).toMatchObject({ name: "application_update", language: { code: "te" } });
    expect(body.template.components[0].parameters.map(({ text }: { text: string }) => text)).toEqual([
      "Canary-Sirisha",
      "NMMSS",
      "ఎంపికైంది",
    ]);
    expect(body.template.components[1].parameters).toEqual([{ type: "text", text: "applications/AP-1" }]);
  });

  it("who has not switched it on gets the SMS; who wants neither, nothing", async () => {
    await tell(await student({}));
    await tell(await student({ smsApplicationUpdates: false }));
    expect(await states()).toEqual(["sms queued"]);
  });

  it("where it is not set, a switch that is on means the SMS, and no lane bears its name", async () => {
    const asha = await student();
    setAdapters({ ...chooseAdapters(env()), whatsapp: null });
    await tell(asha);
    expect(await states()).toEqual(["sms queued"]);
    const lanes = await listMessageLanes({
      role: "admin",
      staffRoles: ["super_admin"],
      userId: newId(),
      language: "en",
    });
    expect(lanes.filter(({ channel }) => channel === "whatsapp")).toEqual([]);
    expect((await whatsAppApi.request("/webhook?hub.mode=subscribe")).status).toBe(404);
    expect((await call({ statuses: [] })).status).toBe(404);
  });

  it("in the night it waits for nine in the morning", async () => {
    at = night;
    await tell(await student());
    const [job] = (await Promise.all(deliveryJobs.map(({ name }) => bossOf().findJobs(name)))).flat();
    expect(new Date(job?.startAfter ?? 0).toISOString()).toBe("2026-11-13T03:30:00.000Z");
  });
});

describe("what WhatsApp says of it leads the message on", () => {
  const handed = async (wishes?: Partial<Preferences>) => {
    const asha = await student(wishes);
    await tell(asha);
    await drain();
    return asha;
  };

  it("delivered and read, twice and in any order", async () => {
    await handed();
    for (const status of ["sent", "delivered", "delivered"]) await receipt(status);
    expect(await states()).toEqual(["whatsapp delivered"]);
    for (const status of ["read", "delivered", "failed", "read"])
      expect((await receipt(status)).status).toBe(200);
    expect(await states()).toEqual(["whatsapp read"]);
  });

  it("in production its words are forgotten once it is on the phone, and not before", async () => {
    setEnv({ ...env(), isDemo: false, isProduction: true });
    await handed();
    expect((await messages())[0]?.bodyEncrypted).not.toBeNull();
    await receipt("delivered");
    expect((await messages())[0]?.bodyEncrypted).toBeNull();
  });

  it("not on WhatsApp, said at once or later: the SMS goes, once", async () => {
    answer = () => refusal(131026);
    await handed();
    expect(await states()).toEqual(["sms delivered", "whatsapp refused"]);
    await database().delete(outboundMessage).where(sql`true`);
    answer = () => taken();
    await handed();
    for (const _twice of [1, 2]) await receipt("failed", 131026);
    await drain();
    expect(await states()).toEqual(["sms delivered", "whatsapp refused"]);
    const [sms] = (await messages()).filter(({ channel }) => channel === "sms");
    expect(openBody(sms?.id ?? "", sms?.bodyEncrypted ?? "").text).toContain("NMMSS");
  });

  it("who wants no SMS gets none", async () => {
    answer = () => refusal(131026);
    await handed({ whatsappApplicationUpdates: true, smsApplicationUpdates: false });
    expect(await states()).toEqual(["whatsapp refused"]);
  });

  it("too much at once: it waits and goes; an expired token closes the lane, and after two hours the SMS goes", async () => {
    answer = () => refusal(131056, 429);
    await handed();
    expect(await messages()).toMatchObject([{ status: "waiting", errorCode: "refused_131056" }]);
    at = new Date(at.getTime() + 60_000);
    answer = () => taken();
    const [tooSoon] = await messages();
    await deliverMessage(tooSoon?.id ?? "");
    expect(await states()).toEqual(["whatsapp handed"]);
    await receipt("failed", 131056);
    expect(await states()).toEqual(["whatsapp waiting"]);

    await database().delete(outboundMessage).where(sql`true`);
    answer = () => refusal(190, 401);
    await handed();
    expect(await messages()).toMatchObject([{ status: "waiting", errorCode: "refused_190" }]);
    expect(await database().select().from(messageLane)).toMatchObject([
      { channel: "whatsapp", state: "stopped" },
    ]);
    at = new Date(at.getTime() + 2 * 3_600_000 + 1);
    await watchMessages();
    await drain();
    expect(await states()).toEqual(["sms delivered", "whatsapp expired"]);
  });

  it("T44: a forged call changes nothing", async () => {
    const asha = await handed();
    expect((await call({ statuses: [{ id: "x", status: "read" }] }, "another secret")).status).toBe(401);
    const forged = {
      messages: [{ from: `91${asha.phone}`, id: "wamid.f", timestamp: "9999999999", text: { body: "STOP" } }],
    };
    expect((await call(forged, "another secret")).status).toBe(401);
    expect(await states()).toEqual(["whatsapp handed"]);
    expect((await getPreferences(asha)).whatsappApplicationUpdates).toBe(true);
  });

  it("answers the question whether the address is ours", async () => {
    const ask = (token: string) =>
      whatsAppApi.request(`/webhook?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=42`);
    const yes = await ask("our-own-verify-token");
    expect([yes.status, await yes.text()]).toEqual([200, "42"]);
    expect((await ask("guessed")).status).toBe(403);
  });
});

describe("T34: she agrees, and takes it back", () => {
  it("the first tick is her consent, in the words she read; the last one unticked ends it", async () => {
    const asha = await student();
    await savePreferences(asha, { ...defaultPreferences, whatsappDeadlines: true }, words);
    expect(await consents(asha)).toMatchObject([
      { words, language: "te", givenBy: "page", withdrawnAt: null },
    ]);
    await savePreferences(asha, defaultPreferences);
    expect(await consents(asha)).toMatchObject([{ withdrawnBy: "page", topics: ["whatsappDeadlines"] }]);
    const withoutWords = savePreferences(asha, { ...defaultPreferences, whatsappDeadlines: true });
    await expect(withoutWords).rejects.toMatchObject({ status: 400 });
  });

  it.each(["STOP", "ఆపు", "बंद"])(
    "“%s” ends it, what waited goes by SMS, and START brings it back",
    async (stop) => {
      const asha = await student({ whatsappApplicationUpdates: true, whatsappDeadlines: true });
      await tell(asha);
      at = new Date(at.getTime() + 5000);
      const [first, second] = [`wamid.${newId()}`, `wamid.${newId()}`];
      await reply(asha.phone, stop, { id: first });
      expect(await states()).toEqual(["sms queued", "whatsapp given_up"]);
      expect(await getPreferences(asha)).toEqual(defaultPreferences);
      await tell(asha);
      expect((await states()).filter((state) => state.startsWith("whatsapp"))).toEqual(["whatsapp given_up"]);
      const stopped = at;
      at = new Date(at.getTime() + 5000);
      await reply(asha.phone, "START", { id: second });
      const back = {
        whatsappApplicationUpdates: true,
        whatsappDeadlines: true,
        whatsappNewScholarships: false,
      };
      expect(await getPreferences(asha)).toMatchObject(back);
      // The same reply again, and one that was on its way for long: she has decided otherwise since.
      await reply(asha.phone, stop, { id: first, when: stopped });
      await reply(asha.phone, stop, { when: stopped });
      expect(await getPreferences(asha)).toMatchObject(back);
      expect(await consents(asha)).toMatchObject([
        { givenBy: "page", withdrawnBy: "reply" },
        { givenBy: "reply", words: "START", withdrawnAt: null },
      ]);
    },
  );

  it("START switches nothing on for who never agreed, and other words do nothing", async () => {
    const asha = await student({});
    await reply(asha.phone, "START");
    expect(await getPreferences(asha)).toEqual(defaultPreferences);
    const ravi = await student();
    await reply(ravi.phone, "When is the last day?");
    await reply("9000000000", "STOP");
    expect((await getPreferences(ravi)).whatsappApplicationUpdates).toBe(true);
  });

  it("T36: her copy has it, and erasure takes it with the messages", async () => {
    const asha = await student();
    await tell(asha);
    const copy = await collectNotifications({ userId: asha.userId, studentIds: [] });
    expect(copy.whatsApp).toMatchObject([{ words, givenBy: "page" }]);
    await inTransaction((tx) => eraseMessages(tx, { userId: asha.userId, phones: [asha.phone], emails: [] }));
    expect(await consents(asha)).toEqual([]);
    expect(await messages()).toEqual([]);
  });

  it("T27: job payloads and rows carry no number and no name", async () => {
    const asha = await student();
    await tell(asha);
    const jobs = (await Promise.all(deliveryJobs.map(({ name }) => bossOf().findJobs(name)))).flat();
    for (const job of jobs) expect(Object.keys(job.data as object)).toEqual(["messageId"]);
    const rows = await database().execute(sql`select m::text as row from outbound_message m`);
    expect(JSON.stringify([jobs, rows])).not.toMatch(new RegExp(`${asha.phone}|Canary`));
  });
});

describe("in the demo", () => {
  const asDemo = () => setAdapters(chooseAdapters(env()));

  everyButton(demoMessageActions, {
    async reply(press) {
      asDemo();
      const asha = await student();
      await tell(asha);
      await drain();
      expect(await states()).toEqual(["whatsapp delivered"]);
      const [message] = await messages();
      at = new Date(at.getTime() + 2000);
      await expect(press(asha, { words: "ఆపు" }, { id: message?.id ?? "" })).resolves.toEqual({
        to: `/demo/inbox/${message?.id}?done=replied`,
      });
      expect(await getPreferences(asha)).toEqual(defaultPreferences);
      await expect(press(asha, { words: " " }, { id: message?.id ?? "" })).resolves.toMatchObject({
        status: 422,
      });
    },
  });

  it("the message has its words and the button that opens the page", async () => {
    asDemo();
    await tell(await student());
    const [row] = await messages();
    expect(row && openDemoMessage(row)).toMatchObject({
      text: "నమస్తే Canary-Sirisha, NMMSS కోసం మీ దరఖాస్తు: ఎంపికైంది. ఈ సందేశాలు వద్దంటే ఆపు అని రాయండి.",
      action: { label: "దరఖాస్తు తెరవండి", link: "https://site.example/applications/AP-1" },
    });
  });
});
