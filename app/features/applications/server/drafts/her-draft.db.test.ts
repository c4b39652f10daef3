import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { lookupHash } from "#app/core/secrets/lookup-hash.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { registration } from "#app/db/schema/registration.ts";
import {
  applicationWorldJobs,
  makeFullDraft,
  makeScholarship,
  makeStudent,
  useApplicationWorld,
} from "#tests/support/application-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { getApplicationRow } from "../lists/application-row.server.ts";
import { findOwnProfile } from "../profile/find-own-profile.server.ts";
import { readDraft } from "./read-draft.server.ts";
import { saveAnswers } from "./save-answers.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
const clock = useApplicationWorld();

test("S27: a pupil is asked for no course, year or CGPA, and misses none", async () => {
  clock.stand("2026-11-15T06:00:00Z");
  const asha = await makeStudent();
  const { slug } = await makeScholarship();
  const draft = await makeFullDraft(asha, slug);
  const before = await findOwnProfile(asha);
  expect(before).toMatchObject({ isPupil: false });
  await saveAnswers(asha, draft.id, {
    fields: { currentEducation: { value: "10th", agoMs: 0 } },
    heardAt: now().getTime(),
  });
  const pupil = await findOwnProfile(asha);
  expect(pupil).toMatchObject({ isPupil: true });
  expect(pupil.missing.filter((item) => /course|year|cgpa/.test(item))).toEqual([]);
});

test("S17c: another Aadhaar number than the registration's is told before it is sent", async () => {
  clock.stand("2026-11-15T06:00:00Z");
  const asha = await makeStudent();
  const { slug } = await makeScholarship();
  const draft = await makeFullDraft(asha, slug);
  const problems = async () => {
    const [found] = await database().select().from(application).where(eq(application.id, draft.id));
    if (!found) throw new Error("no draft");
    return (await readDraft((await getApplicationRow(draft.number)).row)).problems.map(
      ({ field, code }) => `${field} ${code}`,
    );
  };
  expect(await problems()).toEqual([]);
  await database()
    .insert(registration)
    .values({
      id: newId(),
      studentId: asha.studentId ?? "",
      userId: asha.userId ?? "",
      status: "registered",
      aadhaarLastFour: "8129",
      aadhaarHash: lookupHash("aadhaar", "999941057058"),
      submittedAt: now(),
      createdAt: now(),
      updatedAt: now(),
    });
  expect(await problems()).toEqual(["aadhaarNumber otherAadhaar"]);
});
