import { count, eq, isNotNull } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { countReads } from "#app/db/read-once.server.ts";
import { notification, outboundMessage } from "#app/db/schema/messages.ts";
import { savedSearch } from "#app/db/schema/saved-scholarships.ts";
import { scholarshipAlert, scholarshipDigest } from "#app/db/schema/scholarship-alerts.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser, userContact } from "#app/db/schema/users.ts";
import { contactRow } from "#app/features/identity/server/contacts/contact-row.server.ts";
import { sendDigests } from "#server/send-digests.ts";
import { applicationWorldJobs, useApplicationWorld } from "#tests/support/application-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { canonicalSearch } from "../../lists/saved-search.ts";
import { saveStudentFacts } from "../facts/save-student-facts.server.ts";
import { createScholarship } from "../lifecycle/create-scholarship.server.ts";
import { publishScholarship } from "../lifecycle/publish-scholarship.server.ts";
import { matchStudentsForScholarship } from "../matching/match-students-for-scholarship.server.ts";
import { saveScholarships } from "../saved/save-scholarships.server.ts";
import { scholarshipJobs } from "../scholarship-jobs.server.ts";
import { announceScholarships } from "./announce-scholarships.server.ts";
import { composeDigests } from "./compose-digests.server.ts";
import { noteDeadlines } from "./note-deadlines.server.ts";
import { noteOpenings } from "./note-openings.server.ts";
import { noteSearchFinds } from "./note-search-finds.server.ts";
import { queueDigests } from "./queue-digests.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
useApplicationWorld("2026-11-15T01:00:00Z");
const day = "2026-11-15";
const admin: Actor = { role: "admin", userId: newId(), staffRoles: ["super_admin"], language: "en" };
const people = Array.from({ length: 11 }, () => ({ userId: newId(), studentId: newId() })).sort(
  (one, other) => (one.studentId < other.studentId ? -1 : 1),
);

beforeAll(async () => {
  await inTransaction(async (tx) => {
    for (const [index, { userId, studentId }] of people.entries()) {
      await tx.insert(appUser).values({ id: userId, name: "Asha", createdAt: now() });
      await tx
        .insert(userContact)
        .values(
          contactRow.make({ userId, kind: "phone", value: `98480000${String(index).padStart(2, "0")}` }),
        );
      await tx.insert(student).values({ id: studentId, userId, createdAt: now() });
    }
    await saveStudentFacts(
      tx,
      people.map((one) => ({ ...one, profile: { level: "ug" as const } })),
    );
  });
});

async function publish(title: string, opensOn = "2026-11-01"): Promise<number> {
  const made = await createScholarship(admin, {
    title,
    provider: "Lotus Trust",
    providerType: "private",
    category: "merit",
    amountText: "₹1 lakh",
    description: "For everybody in degree courses",
    applicationProcess: "Apply here",
    criteria: { levels: { from: "ug", to: "ug" } },
    cycles: [{ opensOn, closesOn: "2026-11-22" }],
  });
  await publishScholarship(admin, made.id);
  return made.number;
}

const alertsAbout = (number: number) =>
  database().$count(scholarshipAlert, eq(scholarshipAlert.number, number));
const rowOf = async (number: number) =>
  (await database().select().from(scholarship).where(eq(scholarship.number, number)))[0];

test("O8: one scholarship against all students, in portions; cut off, it goes on behind the last one", async () => {
  const number = await publish("For all");
  expect(await matchStudentsForScholarship(systemActor, number, { day, portion: 4 })).toBe(11);
  expect(await alertsAbout(number)).toBe(11);
  expect(await rowOf(number)).toMatchObject({ announcedAt: expect.any(Date), announcedUpTo: null });

  const second = await publish("Cut off");
  await database()
    .update(scholarship)
    .set({ announcedUpTo: people[7]?.studentId ?? null })
    .where(eq(scholarship.number, second));
  expect(await matchStudentsForScholarship(systemActor, second, { day, portion: 2 })).toBe(3);
  expect(await matchStudentsForScholarship(systemActor, second, { day, portion: 100 })).toBe(8);
});

test("O8: deadlines and digests in portions: everybody once, and twice changes nothing", async () => {
  const number = await publish("Saved by all");
  for (const one of people) await saveScholarships({ role: "student", language: "en", ...one }, [number]);
  expect(await noteDeadlines({ day, portion: 3 })).toBe(11);
  expect(await noteDeadlines({ day, portion: 5 })).toBe(0);
  expect(await composeDigests({ day, portion: 4 })).toBe(11);
  expect(await composeDigests({ day, portion: 4 })).toBe(0);
  expect(await database().$count(notification)).toBe(11);
});

test("O8: what opens today reaches everybody who saved it, in portions, once", async () => {
  const number = await publish("Opens today", day);
  for (const one of people) await saveScholarships({ role: "student", language: "en", ...one }, [number]);
  const before = await alertsAbout(number);
  expect(await noteOpenings({ day, portion: 4 })).toBe(11);
  expect(await noteOpenings({ day, portion: 5 })).toBe(0);
  expect((await alertsAbout(number)) - before).toBe(11);
  await database().delete(scholarshipAlert).where(eq(scholarshipAlert.number, number));
});

test("O8: a search that many keep is answered in portions, and nobody hears twice", async () => {
  const number = await publish("Kusuma fellowship");
  await database()
    .insert(savedSearch)
    .values(
      people.map(({ studentId }) => ({
        id: newId(),
        studentId,
        name: "Kusuma",
        query: canonicalSearch("q=kusuma"),
        createdAt: now(),
        seenNumber: number - 1,
      })),
    );
  expect(await noteSearchFinds({ day, portion: 4 })).toBe(11);
  expect(await noteSearchFinds({ day, portion: 4 })).toBe(0);
  expect(await alertsAbout(number)).toBe(11);
  await database().delete(scholarshipAlert).where(eq(scholarshipAlert.number, number));
});

test("O8: a portion of digests is queued in as many statements as a single one", async () => {
  const counts = await countReads({ remember: false }, async (seen) => {
    expect(await queueDigests(sendDigests, { day })).toBe(11);
    return seen;
  });
  // Three of them for "how many fit": the catalogue's version, the rules of what is open, the students against them.
  expect(counts.statements).toBeLessThanOrEqual(12);
  expect(await database().$count(outboundMessage)).toBe(11);
  const [queued] = await database()
    .select({ all: count(), done: count(scholarshipDigest.queuedAt) })
    .from(scholarshipDigest);
  expect(queued).toEqual({ all: 11, done: 11 });
  expect(await queueDigests(sendDigests, { day })).toBe(0);
  // The job of each message was written beside it.
  const { rows } = await database().execute(
    "select count(*)::int as n from pgboss.job where name like 'message.deliver%'",
  );
  expect(rows).toEqual([{ n: 11 }]);
});

test("O8: a scholarship that cannot be matched keeps nobody else's morning back, and fails aloud", async () => {
  const broken = await publish("Broken");
  const good = await publish("Good");
  await database()
    .update(scholarship)
    .set({ criteria: { levels: 7 } })
    .where(eq(scholarship.number, broken));
  await expect(announceScholarships({ day })).rejects.toThrow();
  expect(await rowOf(good)).toMatchObject({ announcedAt: expect.any(Date) });
  expect(await rowOf(broken)).toMatchObject({ announcedAt: null });
  await database().delete(scholarshipDigest).where(isNotNull(scholarshipDigest.queuedAt));
  const [job] = scholarshipJobs(sendDigests);
  await expect(job?.run({}, { signal: AbortSignal.timeout(60_000) } as never)).rejects.toThrow();
  expect(await database().$count(scholarshipDigest, isNotNull(scholarshipDigest.queuedAt))).toBe(11);
});
