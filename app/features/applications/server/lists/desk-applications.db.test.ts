import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { notification } from "#app/db/schema/messages.ts";
import { appUser } from "#app/db/schema/users.ts";
import {
  applicationWorldJobs,
  makeScholarship,
  makeStudent,
  useApplicationWorld,
} from "#tests/support/application-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { assistedList } from "../../views/desk-application-lists.ts";
import { getApplication } from "../get-application.server.ts";
import { chooseScholarship } from "../sending/choose-scholarship.server.ts";
import { startApplication } from "../sending/start-application.server.ts";
import { listDeskApplications } from "./list-desk-applications.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
useApplicationWorld();
const admin: Actor = { role: "admin", staffRoles: ["super_admin"], userId: null, language: "en" };
const query = assistedList.read("/");

/** Sent without a scholarship, due at the moment given. */
async function makeAssisted(name: string, dueAt: string) {
  const student = await makeStudent(name);
  const { id, number } = await startApplication(student, { slug: null });
  await database()
    .update(application)
    .set({ status: "under_review", submittedAt: new Date("2026-11-14T06:00:00Z"), dueAt: new Date(dueAt) })
    .where(eq(application.id, id));
  return { student, id, number };
}

const numbersOf = async (which: "assisted" | "late") =>
  (await listDeskApplications(admin, query, which)).rows.map(({ number }) => number).sort();

it("the desk finds a scholarship for an assisted application, once, and the student reads it", async () => {
  const waiting = await makeAssisted("Waiting Writer", "2026-11-16T06:00:00Z");
  const late = await makeAssisted("Late Writer", "2026-11-15T05:00:00Z");
  const draft = await startApplication(await makeStudent("Draft Writer"), { slug: null });
  await database().update(appUser).set({ language: "te" }).where(eq(appUser.id, waiting.student.userId));
  const { slug, id: scholarshipId } = await makeScholarship();
  const closed = await makeScholarship({ status: "closed" });

  // What is sent without a scholarship waits; a missed promise is an escalation as well.
  expect(await numbersOf("assisted")).toEqual([waiting.number, late.number].sort());
  expect(await numbersOf("late")).toEqual([late.number]);

  const choose = (applicationId: string, to: string, actor = admin) =>
    chooseScholarship(actor, { applicationId, slug: to });
  await expect(choose(waiting.id, slug, waiting.student)).rejects.toMatchObject({ status: 403 });
  await expect(choose(waiting.id, closed.slug)).rejects.toMatchObject({ status: 422 });
  await expect(choose(draft.id, slug)).rejects.toMatchObject({ status: 409 });

  // Two of the desk at once: one choice stands, the other is told.
  const answers = await Promise.allSettled([choose(waiting.id, slug), choose(waiting.id, slug)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await numbersOf("assisted")).toEqual([late.number]);

  const seen = await getApplication(waiting.student, waiting.number);
  expect(seen.events.filter(({ event }) => event === "scholarship_chosen")).toHaveLength(1);
  const [row] = await database().select().from(application).where(eq(application.id, waiting.id));
  expect(row).toMatchObject({ scholarshipId, status: "under_review" });
  const told = await database()
    .select()
    .from(notification)
    .where(eq(notification.userId, waiting.student.userId));
  expect(told.map(({ words }) => words?.te?.title)).toEqual(["మీ కోసం ఒక స్కాలర్‌షిప్ దొరికింది"]);
  const noted = await database()
    .select({ event: auditEntry.event })
    .from(auditEntry)
    .where(eq(auditEntry.chain, `application:${waiting.id}`));
  expect(noted.filter(({ event }) => event === "application.scholarship_chosen")).toHaveLength(1);

  // Whoever applied for it by themselves cannot have it twice.
  await startApplication(late.student, { slug });
  await expect(choose(late.id, slug)).rejects.toMatchObject({ status: 409 });
  expect(await numbersOf("assisted")).toEqual([late.number]);

  // Nobody else works at the desk.
  await expect(listDeskApplications(late.student, query, "late")).rejects.toMatchObject({ status: 403 });
});
