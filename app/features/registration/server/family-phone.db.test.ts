import { expect, test } from "vitest";
import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { documentJobs } from "#app/features/documents/server/document-jobs.server.ts";
import { consentFollowers } from "#app/features/identity/server/consents/consent-followers.server.ts";
import { recordConsent } from "#app/features/identity/server/consents/record-consent.server.ts";
import { withdrawConsent } from "#app/features/identity/server/consents/withdraw-consent.server.ts";
import { addStudent } from "#app/features/identity/server/students/add-student.server.ts";
import { findStudentProfile } from "#app/features/scholarships/server/facts/find-student-profile.server.ts";
import { forgetStudentFacts } from "#app/features/scholarships/server/facts/forget-student-facts.server.ts";
import { saveStudentFacts } from "#app/features/scholarships/server/facts/save-student-facts.server.ts";
import { pressOf } from "#tests/support/every-button.ts";
import { actorOf, freshPhone, signInByPhone, useIdentityWorld } from "#tests/support/identity-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { fillFactsOfStudent } from "./fill-facts-of-student.server.ts";
import { findRegistration } from "./find-registration.server.ts";
import { saveRegistration } from "./save-registration.server.ts";
import { registrationActions } from "./steps/registration-actions.server.ts";
import { registrationSaveActions } from "./steps/registration-save-actions.server.ts";

useTestDatabase({ jobs: documentJobs });
useIdentityWorld();

type Student = Actor & { userId: string; studentId: string };

async function oneOnAPhone(): Promise<Student> {
  const actor = await actorOf(await signInByPhone(freshPhone()));
  return { ...actor, userId: actor.userId ?? "", studentId: actor.studentId ?? "" };
}

async function twoOnAPhone(): Promise<[Student, Student]> {
  const asha = await oneOnAPhone();
  return [asha, { ...asha, studentId: await addStudent(asha, "Ravi Rao") }];
}

async function learn({ studentId, userId }: Student): Promise<void> {
  await inTransaction((tx) => saveStudentFacts(tx, [{ studentId, userId, profile: { level: "ug" } }]));
}

test("T34: a sister's matching ends without the brother's", async () => {
  consentFollowers.register("scholarships", "profile_matching", { withdrawn: forgetStudentFacts });
  consentFollowers.register("registration", "profile_matching", { given: fillFactsOfStudent });
  const [asha, ravi] = await twoOnAPhone();
  for (const student of [asha, ravi]) {
    await recordConsent(student, { purpose: "profile_matching", language: "en", words: "shown" });
    await learn(student);
  }
  await withdrawConsent(asha, "profile_matching");
  expect(await findStudentProfile(asha)).toBeNull();
  expect(await findStudentProfile(ravi)).toMatchObject({ level: "ug" });
});

test("a registration opened for one student is never saved, sent or cleared for another", async () => {
  const [asha, ravi] = await twoOnAPhone();
  await saveRegistration(asha, { schoolName: "ZPHS Kesamudram" });
  const form = (intent: string, student: string) => {
    const fields = new FormData();
    for (const [name, value] of Object.entries({ intent, student, name: "Asha Rao" }))
      fields.set(name, value);
    return fields;
  };
  const page = (actor: Actor, intent: string, student: string) =>
    registrationActions.press(pressOf(actor), form(intent, student));
  const refused = { status: 409, code: "other_student" };
  for (const intent of ["save", "submit", "guardian-send", "correct", "clear"])
    await expect(page(ravi, intent, asha.studentId), intent).rejects.toMatchObject(refused);
  await expect(
    registrationSaveActions.press(pressOf(ravi), form("save", asha.studentId)),
  ).rejects.toMatchObject(refused);
  expect((await findRegistration(ravi))?.answers).toEqual({ name: "Ravi Rao" });
  expect((await findRegistration(asha))?.answers).toEqual({ schoolName: "ZPHS Kesamudram" });
  // For its own student, and where no page said for whom, it is saved.
  await page(ravi, "save", ravi.studentId);
  await page(ravi, "save", "");
  expect((await findRegistration(ravi))?.answers.name).toBe("Asha Rao");
});
