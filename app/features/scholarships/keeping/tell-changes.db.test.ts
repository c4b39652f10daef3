import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setClock, useRealClock } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { notification, notificationPreference } from "#app/db/schema/messages.ts";
import { savedScholarship } from "#app/db/schema/saved-scholarships.ts";
import { scholarshipAlert } from "#app/db/schema/scholarship-alerts.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser } from "#app/db/schema/users.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { createScholarship } from "../server/lifecycle/create-scholarship.server.ts";
import { publishScholarship } from "../server/lifecycle/publish-scholarship.server.ts";
import { updateScholarship } from "../server/lifecycle/update-scholarship.server.ts";
import { tellChanges } from "./tell-changes.server.ts";

useTestDatabase();

const admin: Actor = { role: "admin", staffRoles: ["super_admin"], userId: newId(), language: "en" };
const record = {
  title: "Setu Change Award",
  provider: "Setu Trust",
  providerType: "private",
  category: "merit",
  amountText: "₹20,000 a year",
  amountMinInr: 20_000,
  description: "For students who do well.",
  criteria: { income: { maxInr: 250_000 } },
  cycles: [{ opensOn: "2026-06-01", closesOn: "2026-10-31" }],
  benefits: ["Money"],
  documents: ["Mark sheet"],
  applicationProcess: "By marks.",
} as const;
const at = new Date("2026-06-01T10:00:00+05:30");
const switches = {
  emailNewScholarships: true,
  smsApplicationUpdates: true,
  weeklyDigest: false,
  profileVisible: true,
  shareAnonymousStories: false,
  bellDeadlines: false,
};
let id = "";

async function addSaver(language: string, { bell = true, savedAt = at } = {}): Promise<string> {
  const [userId, studentId] = [newId(), newId()];
  await database().insert(appUser).values({ id: userId, name: "Lakshmi", language, createdAt: at });
  await database().insert(student).values({ id: studentId, userId, createdAt: at });
  if (!bell)
    await database()
      .insert(notificationPreference)
      .values({ userId, ...switches, updatedAt: at });
  await database().insert(savedScholarship).values({ studentId, scholarshipId: id, savedAt });
  return userId;
}
const bellOf = (userId: string) =>
  database()
    .select({ title: notification.title, message: notification.message, link: notification.link })
    .from(notification)
    .where(eq(notification.userId, userId));

beforeAll(async () => {
  setClock(new Date("2026-06-15T10:00:00+05:30"));
  await database()
    .insert(appUser)
    .values({ id: admin.userId ?? "", name: "Asha Desk", createdAt: at });
  id = (await createScholarship(admin, record)).id;
  await publishScholarship(admin, id);
});
afterAll(useRealClock);

test("who saved it hears once, in her language, of what matters; who switched it off or came later does not", async () => {
  const [telugu, english, silent] = [
    await addSaver("te"),
    await addSaver("en"),
    await addSaver("en", { bell: false }),
  ];
  const later = await addSaver("en", { savedAt: new Date("2026-06-16T10:00:00+05:30") });
  // Other words are no news.
  await updateScholarship(admin, id, { ...record, description: "For all who do well." });
  expect(await tellChanges()).toBe(0);
  await updateScholarship(admin, id, {
    ...record,
    amountMinInr: 25_000,
    cycles: [{ opensOn: "2026-06-01", closesOn: "2026-09-30" }],
  });
  expect(await tellChanges()).toBe(2);
  expect(await tellChanges()).toBe(0);
  expect(await bellOf(english)).toEqual([
    {
      title: "A scholarship you saved has changed",
      message: "Setu Change Award. New: the amount, an earlier last day, 30 Sep 2026.",
      link: "/scholarships/setu-change-award",
    },
  ]);
  expect(await bellOf(telugu)).toMatchObject([{ message: expect.stringContaining("మొత్తం") }]);
  for (const userId of [silent, later]) expect(await bellOf(userId)).toEqual([]);
  // For the morning's letter and SMS it is noted once, whatever the bell's switch says; not for who came later.
  const noted = await database().select().from(scholarshipAlert).where(eq(scholarshipAlert.kind, "change"));
  expect(noted).toHaveLength(3);
  expect(noted.every(({ toldOn }) => toldOn === null)).toBe(true);
});

test("a draft changes without a word", async () => {
  const draft = (await createScholarship(admin, { ...record, title: "Setu Draft" })).id;
  await updateScholarship(admin, draft, { ...record, title: "Setu Draft", amountMinInr: 1 });
  expect(await tellChanges()).toBe(0);
});
