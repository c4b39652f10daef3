import { createECDH } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addHours, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { notification, outboundMessage } from "#app/db/schema/messages.ts";
import { pushSubscription } from "#app/db/schema/push-subscriptions.ts";
import { scholarshipAlert } from "#app/db/schema/scholarship-alerts.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { session } from "#app/db/schema/sessions.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser } from "#app/db/schema/users.ts";
import { confirmEmailActions } from "#app/features/identity/server/contacts/confirm-email-actions.server.ts";
import { findContact } from "#app/features/identity/server/contacts/find-contact.server.ts";
import { openDemoMessage } from "#app/features/notifications/server/demo/open-demo-message.server.ts";
import { alertsActions } from "#app/features/scholarships/server/alerts/alerts-actions.server.ts";
import { composeDigests } from "#app/features/scholarships/server/alerts/compose-digests.server.ts";
import { queueDigests } from "#app/features/scholarships/server/alerts/queue-digests.server.ts";
import { listSavedSearches } from "#app/features/scholarships/server/saved/list-saved-searches.server.ts";
import { sendDigests } from "#server/send-digests.ts";
import {
  applicationWorldJobs,
  makeScholarship,
  makeStudent,
  useApplicationWorld,
} from "#tests/support/application-world.ts";
import { everyButton, pressOf } from "#tests/support/every-button.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

useTestDatabase({ jobs: applicationWorldJobs });
useApplicationWorld("2026-11-16T01:00:00Z");

type Student = Actor & { userId: string; studentId: string };
let sirisha: Student;
let closing: number;
let fresh: number;

const numberOf = async ({ id }: { id: string }) =>
  (await database().select().from(scholarship).where(eq(scholarship.id, id)))[0]?.number ?? 0;
const inbox = async (template: string) =>
  (await database().select().from(outboundMessage).where(eq(outboundMessage.template, template))).map(
    openDemoMessage,
  );
const note = (day: string) =>
  database()
    .insert(scholarshipAlert)
    .values([
      { studentId: sirisha.studentId, number: closing, kind: "deadline", about: day, daysLeft: 0 },
      { studentId: sirisha.studentId, number: fresh, kind: "match", about: day, daysLeft: -1 },
    ]);
const signedIn = async () => {
  const { userId, studentId } = sirisha;
  const sessionId = newId();
  const at = now();
  await database()
    .insert(session)
    .values({
      ...{ id: sessionId, tokenHash: newId(), userId, studentId, role: "student", device: "x" },
      ...{ createdAt: at, lastSeenAt: at, expiresAt: addHours(at, 1) },
    });
  return { ...sirisha, sessionId };
};
const morning = async (day: string) => {
  await note(day);
  await composeDigests({ day });
  await queueDigests(sendDigests, { day });
};

beforeAll(async () => {
  sirisha = { ...(await makeStudent()), language: "te" };
  await database().update(appUser).set({ language: "te" }).where(eq(appUser.id, sirisha.userId));
  await database()
    .update(student)
    .set({ name: "Gugulothu Sirisha", givenName: "Sirisha" })
    .where(eq(student.id, sirisha.studentId));
  closing = await numberOf(await makeScholarship({ title: "Closing Award" }));
  fresh = await numberOf(await makeScholarship({ title: "Fresh Award" }));
});

describe("P2: alerts arrive", () => {
  everyButton(alertsActions, {
    async save(press) {
      await press(sirisha, { name: "Girls", query: "category=women" });
      expect(await listSavedSearches(sirisha)).toMatchObject([{ name: "Girls" }]);
    },
    async delete(press) {
      const [search] = await listSavedSearches(sirisha);
      await press(sirisha, { id: search?.id ?? "" });
      expect(await listSavedSearches(sirisha)).toEqual([]);
    },
    async email(press) {
      await expect(press(sirisha, { email: "no address" })).resolves.toMatchObject({ status: 422 });
      for (const _twice of [1, 2]) await press(sirisha, { email: "Sirisha@example.org" });
      const letters = await inbox("email-confirm");
      expect(letters).toHaveLength(1);
      expect(await findContact(sirisha.userId, "email")).toBeNull();
    },
    async "push-on"(press) {
      const made = createECDH("prime256v1");
      const subscription = {
        endpoint: "https://fcm.googleapis.com/fcm/send/abc",
        p256dh: made.generateKeys("base64url"),
        auth: Buffer.alloc(16, 1).toString("base64url"),
      };
      const elsewhere = { ...subscription, endpoint: "https://evil.example/push" };
      await expect(press(await signedIn(), elsewhere)).rejects.toMatchObject({ status: 400 });
      await press(await signedIn(), subscription);
      expect(await database().select().from(pushSubscription)).toMatchObject([{ userId: sirisha.userId }]);
    },
    async "push-off"(press) {
      await press(sirisha, { endpoint: "https://fcm.googleapis.com/fcm/send/abc" });
      expect(await database().select().from(pushSubscription)).toEqual([]);
    },
    async channels(press) {
      await press(sirisha, { smsDeadlines: "on", bellDeadlines: "on" });
      await morning("2026-11-20");
      // Only the deadline, by SMS and under the bell: the other boxes are off.
      expect(await inbox("deadline-digest")).toEqual([]);
      const [sms] = await inbox("deadline-alert");
      expect(sms?.text).toContain("Sirisha: Closing Award చివరి తేదీ");
      expect(sms?.text).toContain("ఇతరాలు: 0");
      const bell = await database()
        .select()
        .from(notification)
        .where(eq(notification.userId, sirisha.userId));
      expect(bell.map(({ words }) => words?.te?.message)).toEqual([
        "మీరు సేవ్ చేసిన స్కాలర్‌షిప్‌లలో దగ్గరపడుతున్న గడువులు: 1.",
      ]);
      const all = Object.fromEntries(
        ["bell", "email", "sms"].flatMap((by) =>
          [`${by}NewScholarships`, `${by}Deadlines`].map((n) => [n, "on"]),
        ),
      );
      await press(sirisha, all);
    },
  });

  everyButton(confirmEmailActions, {
    async confirm(press) {
      const [letter] = await inbox("email-confirm");
      const token = new URL(/https?:\S+/.exec(letter?.text ?? "")?.[0] ?? "").searchParams.get("token") ?? "";
      await expect(press(sirisha, { token: "made-up" })).resolves.toEqual({ to: "/confirm-email?done=old" });
      await expect(press(sirisha, { token })).resolves.toEqual({ to: "/confirm-email?done=confirmed" });
      expect(await findContact(sirisha.userId, "email")).toBe("sirisha@example.org");
    },
  });

  test("one e-mail and one SMS a day, by her name, in her language", async () => {
    await morning("2026-11-21");
    await queueDigests(sendDigests, { day: "2026-11-21" });
    const letters = await inbox("deadline-digest");
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({ to: "sirisha@example.org", language: "te" });
    expect(letters[0]?.text).toContain("ప్రియమైన Sirisha,");
    expect(letters[0]?.text).toContain("Fresh Award: మీకు కొత్తది");
    expect(await inbox("deadline-alert")).toHaveLength(2);
    expect(await inbox("match-alert")).toHaveLength(0);
  });

  test("a change of what she saved is in the letter and, where nothing closes, the SMS; once, and not under the bell again", async () => {
    const day = "2026-11-22";
    const before = await database().$count(notification, eq(notification.userId, sirisha.userId));
    await database()
      .insert(scholarshipAlert)
      .values({ studentId: sirisha.studentId, number: closing, kind: "change", about: day, daysLeft: -1 });
    for (const _twice of [1, 2]) {
      await composeDigests({ day });
      await queueDigests(sendDigests, { day });
    }
    const letters = await inbox("deadline-digest");
    expect(letters).toHaveLength(2);
    expect(letters.some(({ text }) => text.includes("Closing Award: మీరు సేవ్ చేసిన ఇది మారింది"))).toBe(true);
    const sms = await inbox("change-alert");
    expect(sms).toHaveLength(1);
    expect(sms[0]?.text).toContain("సేవ్ చేసిన Closing Award మారింది");
    expect(await database().$count(notification, eq(notification.userId, sirisha.userId))).toBe(before);
  });

  test("a new one that fits, alone: one SMS and one e-mail in her language, however often the morning runs", async () => {
    const day = "2026-11-23";
    const before = (await inbox("deadline-digest")).length;
    await database()
      .insert(scholarshipAlert)
      .values({ studentId: sirisha.studentId, number: fresh, kind: "match", about: day, daysLeft: -1 });
    await composeDigests({ day });
    for (const _twice of [1, 2]) await queueDigests(sendDigests, { day });
    const sms = await inbox("match-alert");
    expect(sms).toHaveLength(1);
    expect(sms[0]).toMatchObject({ language: "te" });
    expect(sms[0]?.text).toContain("Sirisha: ScholarSetuలో మీకు కొత్తది: Fresh Award");
    const letters = await inbox("deadline-digest");
    expect(letters).toHaveLength(before + 1);
    expect(letters.every(({ language }) => language === "te")).toBe(true);
  });

  test("by WhatsApp in place of the SMS: one ring, in her language, with the way to the scholarship", async () => {
    const form = new FormData();
    form.set("intent", "channels");
    for (const name of ["smsDeadlines", "whatsappDeadlines"]) form.set(name, "on");
    await alertsActions.press(pressOf(sirisha), form);
    const before = (await inbox("deadline-alert")).length;
    await morning("2026-11-25");
    await queueDigests(sendDigests, { day: "2026-11-25" });
    const rang = (await inbox("deadline-alert")).filter(({ channel }) => channel === "whatsapp");
    expect(await inbox("deadline-alert")).toHaveLength(before + 1);
    expect(rang).toHaveLength(1);
    expect(rang[0]?.text).toContain("నమస్తే Sirisha, Closing Award చివరి తేదీ");
    expect(rang[0]?.action?.link).toMatch(/\/scholarships\/[\w-]+$/);
  });
});
