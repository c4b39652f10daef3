import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import {
  applicationWorldJobs,
  makeFullDraft,
  makeScholarship,
  makeStudent,
  submit,
  useApplicationWorld,
} from "#tests/support/application-world.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { makePortalPerson } from "#tests/support/funding-world.ts";
import { useIdentityWorld } from "#tests/support/identity-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { applicationActions } from "./application-actions.server.ts";
import { assistedActions } from "./sending/assisted-actions.server.ts";
import { startApplication } from "./sending/start-application.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
useApplicationWorld();
useIdentityWorld({ hoursBetweenTests: 1 });

async function sent() {
  const student = await makeStudent();
  const { id, number } = await makeFullDraft(student, (await makeScholarship()).slug);
  await submit(student, id);
  const row = async () => (await database().select().from(application).where(eq(application.id, id)))[0];
  return { student, row, params: { number }, path: `/applications/${number}` };
}
const helped = (student: Actor): Actor => ({
  ...student,
  helper: { ...({ id: "1", name: "Ravi" } as unknown as NonNullable<Actor["helper"]>) },
});

describe("the application's page", () => {
  everyButton(applicationActions, {
    async mend(press) {
      const { student, params } = await sent();
      expect(await press(student, { check: "incomeCert" }, params)).toMatchObject({
        status: 422,
        answer: { form: "mend", errors: { file: [expect.any(String)] } },
      });
    },
    async more_time(press) {
      const { student, params } = await sent();
      // Nothing was asked for, so there is nothing to have more time for.
      await expect(press(student, {}, params)).rejects.toMatchObject({ status: 409 });
    },
    async withdraw(press) {
      const { student, params, path, row } = await sent();
      await expect(press(helped(student), {}, params)).rejects.toMatchObject({ status: 400 });
      await expect(press(await makeStudent(), {}, params)).rejects.toMatchObject({ status: 404 });
      expect((await row())?.status).not.toBe("withdrawn");
      expect(await press(student, {}, params)).toEqual({ to: `${path}?done=withdrawn` });
      expect(await row()).toMatchObject({ status: "withdrawn" });
    },
    async appeal(press) {
      const { student, params } = await sent();
      expect(await press(student, { text: " " }, params)).toMatchObject({
        status: 422,
        answer: { form: "appeal", errors: { text: [expect.any(String)] } },
      });
      await expect(press(student, { text: "The marks were read wrong." }, params)).rejects.toMatchObject({
        status: 409,
      });
    },
    async message(press) {
      const { student, params, path } = await sent();
      expect(await press(student, { text: "x".repeat(2001) }, params)).toMatchObject({
        status: 422,
        answer: { errors: { text: [expect.any(String)] } },
      });
      expect(await press(student, { text: "My college has changed its name." }, params)).toEqual({
        to: `${path}?done=messageSent`,
      });
    },
  });
});

describe("an assisted application at the desk", () => {
  everyButton(assistedActions, {
    async choose(press) {
      const admin = await makePortalPerson("admin", "Assisting Desk");
      const { id } = await startApplication(await makeStudent(), { slug: null });
      await database()
        .update(application)
        .set({ status: "under_review", submittedAt: new Date(), dueAt: new Date() })
        .where(eq(application.id, id));
      const { slug } = await makeScholarship();
      expect(await press(admin, { applicationId: id })).toMatchObject({
        status: 422,
        answer: { errors: { slug: ["Choose a scholarship."] } },
      });
      expect(await press(admin, { applicationId: id, slug })).toEqual({ to: "/admin/assisted?done" });
      expect(await press(admin, { applicationId: id, slug })).toMatchObject({
        status: 409,
        answer: { errors: { "": ["A scholarship has been chosen for it already."] } },
      });
      expect(await press(visitor, { applicationId: id, slug }).catch((error) => error)).toMatchObject({
        status: 401,
      });
    },
  });
});
