import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser, userContact } from "#app/db/schema/users.ts";
import { contactRow } from "#app/features/identity/server/contacts/contact-row.server.ts";
import { defaultPreferences } from "#app/features/notifications/preferences.ts";
import { openDemoMessage } from "#app/features/notifications/server/demo/open-demo-message.server.ts";
import { savePreferences } from "#app/features/notifications/server/preferences/save-preferences.server.ts";
import { sendDigests } from "#server/send-digests.ts";
import { applicationWorldJobs, makeStudent, useApplicationWorld } from "#tests/support/application-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { saveStudentFacts } from "../facts/save-student-facts.server.ts";
import { createScholarship } from "../lifecycle/create-scholarship.server.ts";
import { publishScholarship } from "../lifecycle/publish-scholarship.server.ts";
import { saveScholarships } from "../saved/save-scholarships.server.ts";
import { scholarshipJobs } from "../scholarship-jobs.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
const clock = useApplicationWorld("2026-11-16T01:00:00Z");

const admin: Actor = { role: "admin", staffRoles: ["super_admin"], userId: newId(), language: "en" };
let sirisha: Actor & { userId: string; studentId: string };

/** The job of every morning, as the clock starts it; begun again it sends nothing twice. */
async function morning(moment: string): Promise<void> {
  clock.stand(moment);
  const job = scholarshipJobs(sendDigests).find(({ name }) => name === "scholarship.tell-students");
  for (const _twice of [1, 2]) await job?.run({}, {} as never);
}

async function publish(title: string) {
  const made = await createScholarship(admin, {
    title,
    provider: "Lotus Trust",
    providerType: "private",
    category: "women",
    amountText: "₹1 lakh",
    description: "For girls at school",
    applicationProcess: "Apply here",
    criteria: { levels: { from: "class-9", to: "class-12" }, genders: ["female"] },
    cycles: [{ opensOn: "2026-11-01", closesOn: "2026-12-01" }],
  });
  await publishScholarship(admin, made.id);
  return made;
}

async function inboxOf(channel: string) {
  const rows = await database()
    .select()
    .from(outboundMessage)
    .where(eq(outboundMessage.channel, channel as "sms"));
  return rows.map(openDemoMessage);
}

beforeAll(async () => {
  sirisha = { ...(await makeStudent()), language: "te" };
  const { userId, studentId } = sirisha;
  await database().update(appUser).set({ language: "te" }).where(eq(appUser.id, userId));
  await database().update(student).set({ givenName: "Sirisha" }).where(eq(student.id, studentId));
  await database()
    .insert(userContact)
    .values(contactRow.make({ userId, kind: "email", value: "sirisha@example.org" }));
  const on = Object.fromEntries(
    Object.keys(defaultPreferences)
      .filter((name) => !name.startsWith("whatsapp"))
      .map((name) => [name, true]),
  );
  await savePreferences(sirisha, { ...defaultPreferences, ...on, weeklyDigest: false });
  const profile = { level: "class-10", gender: "female", state: "telangana" } as const;
  await inTransaction((tx) => saveStudentFacts(tx, [{ studentId, userId, profile }]));
});

test("P2: what the desk publishes reaches her the next morning by SMS and e-mail, and so does the last week of what she saved; once, in Telugu", async () => {
  await morning("2026-11-16T01:00:00Z");
  expect([...(await inboxOf("sms")), ...(await inboxOf("email"))]).toEqual([]);
  const made = await publish("Lotus Award");

  await morning("2026-11-17T01:00:00Z");
  const [news, ...more] = await inboxOf("sms");
  expect(more).toEqual([]);
  expect(news).toMatchObject({ language: "te" });
  expect(news?.text).toContain("Sirisha: ScholarSetuలో మీకు కొత్తది: Lotus Award");
  const [letter, ...letters] = await inboxOf("email");
  expect(letters).toEqual([]);
  expect(letter).toMatchObject({ to: "sirisha@example.org", language: "te" });
  expect(letter?.text).toContain("ప్రియమైన Sirisha,");

  await saveScholarships(sirisha, [made.number]);
  await morning("2026-11-24T01:00:00Z");
  const sms = await inboxOf("sms");
  expect(sms).toHaveLength(2);
  expect(sms.some(({ text }) => text.includes("Sirisha: Lotus Award చివరి తేదీ"))).toBe(true);
  expect(await inboxOf("email")).toHaveLength(2);
});
