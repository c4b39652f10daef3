import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Actor } from "#app/core/portals/permissions.ts";
import { readContentVersion } from "#app/db/content-version.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { defaultPreferences } from "#app/features/notifications/preferences.ts";
import { savePreferences } from "#app/features/notifications/server/preferences/save-preferences.server.ts";
import { useApplicationWorld } from "#tests/support/application-world.ts";
import { insertApplications, makeInstitute } from "#tests/support/review-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { listAnonymousOutcomes } from "./list-anonymous-outcomes.server.ts";

useTestDatabase();
useApplicationWorld();

test("P7: the success page tells of a payment only while the student lets us, and nothing of the student", async () => {
  const { scholarship } = await makeInstitute();
  const [made] = await insertApplications(scholarship.id, 1);
  if (!made) throw new Error("Nothing was made");
  const { userId, studentId } = made;
  const student: Actor = { role: "student", userId, studentId, language: "en" };
  await database()
    .update(application)
    .set({ status: "paid", awardPaise: 2_000_000, paidAt: new Date("2026-10-20T06:00:00Z") })
    .where(eq(application.id, made.id));
  expect(await listAnonymousOutcomes("en")).toEqual([]);

  const before = await readContentVersion(["stories"]);
  await savePreferences(student, { ...defaultPreferences, shareAnonymousStories: true });
  expect(await readContentVersion(["stories"])).not.toEqual(before);
  const shown = await listAnonymousOutcomes("en");
  expect(shown).toEqual([{ id: "0", scholarship: expect.any(String), amount: "₹20,000", month: "Oct 2026" }]);
  expect(JSON.stringify(shown)).not.toContain("Student 0");

  await savePreferences(student, defaultPreferences);
  expect(await listAnonymousOutcomes("en")).toEqual([]);
});
