import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { notification } from "#app/db/schema/messages.ts";
import { scholarshipAlert, scholarshipDigest } from "#app/db/schema/scholarship-alerts.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser } from "#app/db/schema/users.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { buildScholarshipsDemo } from "../../demo/scholarships-demo.server.ts";
import type { Profile } from "../../eligibility/profile.ts";
import { saveStudentFacts } from "../facts/save-student-facts.server.ts";
import { createScholarship } from "../lifecycle/create-scholarship.server.ts";
import { publishScholarship } from "../lifecycle/publish-scholarship.server.ts";
import { deleteSavedSearch } from "../saved/delete-saved-search.server.ts";
import { listSavedSearches } from "../saved/list-saved-searches.server.ts";
import { saveScholarships } from "../saved/save-scholarships.server.ts";
import { saveSearch } from "../saved/save-search.server.ts";
import { scholarshipOwnData } from "../scholarship-own-data.server.ts";
import { announceScholarships } from "./announce-scholarships.server.ts";
import { composeDigests } from "./compose-digests.server.ts";
import { noteDeadlines } from "./note-deadlines.server.ts";
import { noteOpenings } from "./note-openings.server.ts";
import { noteSearchFinds } from "./note-search-finds.server.ts";
import { type Digest, queueDigests } from "./queue-digests.server.ts";

useTestDatabase();

const admin: Actor = { role: "admin", staffRoles: ["super_admin"], userId: newId(), language: "en" };
const meena: Actor = { role: "student", userId: newId(), studentId: newId(), language: "te" };
const ravi: Actor = { role: "student", userId: newId(), studentId: newId(), language: "en" };

beforeAll(async () => {
  await buildScholarshipsDemo();
  await inTransaction(async (tx) => {
    for (const [actor, profile] of [
      [meena, { level: "ug", gender: "female", state: "telangana", marksPercent: 85 }],
      [ravi, { level: "ug", gender: "male", state: "kerala", marksPercent: 60 }],
    ] as const satisfies readonly (readonly [Actor, Profile])[]) {
      const [userId, studentId] = [actor.userId ?? "", actor.studentId ?? ""];
      await tx.insert(appUser).values({ id: userId, language: actor.language, createdAt: now() });
      await tx.insert(student).values({ id: studentId, userId, createdAt: now() });
      await saveStudentFacts(tx, [{ studentId, userId, profile }]);
    }
  });
});

const input = {
  title: "Lotus Award",
  provider: "Lotus Trust",
  providerType: "private",
  category: "women",
  amountText: "₹1 lakh",
  description: "For women in degree courses",
  applicationProcess: "Apply here",
  criteria: { levels: { from: "ug", to: "ug" }, genders: ["female"], marks: { minPercent: 80 } },
  cycles: [{ opensOn: "2026-11-01", closesOn: "2026-12-01" }],
};

async function publish(change: object = {}): Promise<number> {
  const made = await createScholarship(admin, { ...input, ...change });
  await publishScholarship(admin, made.id);
  return made.number;
}

async function alertsOf(actor: Actor) {
  const rows = await database()
    .select()
    .from(scholarshipAlert)
    .where(eq(scholarshipAlert.studentId, actor.studentId ?? ""));
  return rows.map(({ number, kind, daysLeft }) => [number, kind, daysLeft]);
}

async function bellOf(actor: Actor) {
  return database()
    .select()
    .from(notification)
    .where(eq(notification.userId, actor.userId ?? ""));
}

describe("alerts and digests", () => {
  test("the first filling of the catalogue is no news", async () => {
    expect(await announceScholarships()).toBe(0);
  });

  test("a new scholarship is noted for those it fits, once; one missing answer is close enough", async () => {
    const fits = await publish();
    const nearly = await publish({
      title: "Lotus Plus",
      criteria: { ...input.criteria, facts: ["fact.unmarried"] },
    });
    const far = await publish({
      title: "Lotus Max",
      criteria: { ...input.criteria, facts: ["fact.unmarried", "fact.orphan"] },
    });
    expect(await announceScholarships({ day: "2026-11-15" })).toBe(3);
    expect(await announceScholarships({ day: "2026-11-16" })).toBe(0);
    expect((await alertsOf(meena)).sort()).toEqual(
      [
        [fits, "match", -1],
        [nearly, "match", -1],
      ].sort(),
    );
    expect(await alertsOf(ravi)).toEqual([]);
    expect(far).toBeGreaterThan(nearly);
  });

  test("everything of a day is one digest: one entry under the bell, in the reader's language", async () => {
    expect(await composeDigests({ day: "2026-11-15" })).toBe(1);
    expect(await composeDigests({ day: "2026-11-15" })).toBe(0);
    const bell = await bellOf(meena);
    expect(bell).toHaveLength(1);
    expect(bell[0]).toMatchObject({
      type: "info",
      message: "New scholarships for you: 2.",
      words: { te: { message: "మీకు సరిపోయే కొత్త స్కాలర్‌షిప్‌లు: 2." } },
      link: "/student/dashboard",
    });
    const sent: Digest[] = [];
    const send = async (_tx: unknown, digests: readonly Digest[]) => void sent.push(...digests);
    expect(await queueDigests(send, { day: "2026-11-15" })).toBe(1);
    expect(await queueDigests(send, { day: "2026-11-15" })).toBe(0);
    expect(sent).toMatchObject([
      { userId: meena.userId, language: "te", items: [{ title: "Lotus Award" }, { title: "Lotus Plus" }] },
    ]);
  });

  test("P2: saved scholarships remind 14, 7, 3 and 1 days before and on the morning of the last day", async () => {
    const number = await publish({
      title: "Reminding Award",
      criteria: {},
      cycles: [{ closesOn: "2027-03-31" }],
    });
    await saveScholarships(ravi, [number]);
    const noted: [string, number][] = [];
    for (const day of [
      "2027-03-16",
      "2027-03-17",
      "2027-03-18",
      "2027-03-24",
      "2027-03-28",
      "2027-03-29",
      "2027-03-30",
      "2027-03-31",
      "2027-04-01",
    ]) {
      noted.push([day, await noteDeadlines({ day })]);
    }
    expect(noted.filter(([, count]) => count > 0).map(([day]) => day)).toEqual([
      "2027-03-17",
      "2027-03-24",
      "2027-03-28",
      "2027-03-30",
      "2027-03-31",
    ]);
    expect(await noteDeadlines({ day: "2027-03-31" })).toBe(0);
    // Reminders nobody was told of in time are not told late.
    expect(await composeDigests({ day: "2027-04-01" })).toBe(0);
    expect(await composeDigests({ day: "2027-03-31" })).toBe(1);
    const [entry] = await bellOf(ravi);
    expect(entry).toMatchObject({ type: "warning", title: "Your scholarships today" });
  });

  test("a saved search finds what comes after it, and nothing twice", async () => {
    const id = await saveSearch(ravi, {
      name: "Bursaries",
      query: "q=zebra&sort=amount&state=all&nonsense=1",
    });
    expect(await listSavedSearches(ravi)).toMatchObject([
      { id, name: "Bursaries", link: "/scholarships?q=zebra" },
    ]);
    expect(await saveSearch(ravi, { name: "Again", query: "q=zebra" })).toBe(id);
    expect(await noteSearchFinds()).toBe(0);
    const number = await publish({
      title: "Zebra Bursary",
      criteria: { levels: { from: "phd", to: "phd" } },
    });
    expect(await noteSearchFinds()).toBe(1);
    expect(await noteSearchFinds()).toBe(0);
    expect(await alertsOf(ravi)).toContainEqual([number, "search", -1]);
    await expect(deleteSavedSearch(meena, id)).rejects.toMatchObject({ status: 404 });
    await deleteSavedSearch(ravi, id);
    expect(await listSavedSearches(ravi)).toEqual([]);
    await expect(saveSearch(ravi, { name: "Empty", query: "" })).rejects.toMatchObject({ status: 422 });
  });

  test("who saved a closed scholarship hears of it when it opens, once a round", async () => {
    const number = await publish({
      title: "Lotus Later",
      cycles: [{ opensOn: "2027-02-01", closesOn: "2027-03-01" }],
    });
    await saveScholarships(ravi, [number]);
    expect(await noteOpenings({ day: "2027-01-31" })).toBe(0);
    expect(await noteOpenings({ day: "2027-02-01" })).toBe(1);
    expect(await noteOpenings({ day: "2027-02-01" })).toBe(0);
    expect(await noteOpenings({ day: "2027-02-02" })).toBe(0);
    expect(await alertsOf(ravi)).toContainEqual([number, "match", -1]);
  });
});

test("T36: facts, saved scholarships, searches and alerts are collected, and erased with the person", async () => {
  await saveScholarships(meena, [await publish({ title: "Last Award" })]);
  await saveSearch(meena, { name: "Nursing", query: "q=nursing" });
  const subject = { userId: meena.userId ?? "", studentIds: [meena.studentId ?? ""], phones: [], emails: [] };
  const collected = JSON.stringify(await scholarshipOwnData.collect(subject));
  for (const held of ["telangana", "Last Award", "nursing", "Lotus Award"]) expect(collected).toContain(held);
  await inTransaction((tx) => scholarshipOwnData.erase(tx, subject));
  expect(await scholarshipOwnData.collect(subject)).toEqual({
    matchedWith: [],
    saved: [],
    searches: [],
    alerts: [],
  });
  const left = await database().select().from(scholarshipDigest);
  expect(left.filter(({ studentId }) => studentId === meena.studentId)).toEqual([]);
});
