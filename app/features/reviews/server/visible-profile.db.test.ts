import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { scholarship as scholarships } from "#app/db/schema/scholarships.ts";
import { applicationNumber } from "#app/features/applications/application-number.ts";
import { defaultPreferences } from "#app/features/notifications/preferences.ts";
import { savePreferences } from "#app/features/notifications/server/preferences/save-preferences.server.ts";
import { criteriaSchema } from "#app/features/scholarships/eligibility/criteria.ts";
import { saveStudentFacts } from "#app/features/scholarships/server/facts/save-student-facts.server.ts";
import { useApplicationWorld } from "#tests/support/application-world.ts";
import { giveAccount, insertApplications, makeInstitute } from "#tests/support/review-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { readReview } from "./read-review.server.ts";

useTestDatabase();
useApplicationWorld();

test("P7: the institute sees what her profile says about its rules only while she ticks it", async () => {
  const { owner, scholarship } = await makeInstitute();
  await giveAccount(owner);
  await database()
    .update(scholarships)
    .set({ criteria: criteriaSchema.parse({ socialGroups: ["sc", "st"] }) })
    .where(eq(scholarships.id, scholarship.id));
  const [made] = await insertApplications(scholarship.id, 1);
  if (!made) throw new Error("Nothing was made");
  const { userId, studentId } = made;
  const student: Actor = { role: "student", userId, studentId, language: "en" };
  await inTransaction((tx) => saveStudentFacts(tx, [{ studentId, userId, profile: { socialGroup: "st" } }]));
  const [row] = await database().select().from(application).where(eq(application.id, made.id));
  const number = row ? applicationNumber(row) : "";
  const outcomes = async () => (await readReview(owner, number)).eligibility.map(({ outcome }) => outcome);

  expect(await outcomes()).toEqual(["unknown"]);
  await savePreferences(student, { ...defaultPreferences, profileVisible: true });
  expect(await outcomes()).toEqual(["met"]);
  expect((await readReview(owner, number)).eligibilityWords).toContain("she lets providers see");
  await savePreferences(student, defaultPreferences);
  expect(await outcomes()).toEqual(["unknown"]);
});
