import { and, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#app/db/opening/client.server.ts";
import { application, applicationCheck, applicationDocument } from "#app/db/schema/applications.ts";
import { document } from "#app/db/schema/documents.ts";
import { student } from "#app/db/schema/students.ts";
import {
  applicationWorldJobs,
  makeFullDraft,
  makeScholarship,
  makeStudent,
  soundAnswers,
  submit,
  useApplicationWorld,
} from "#tests/support/application-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

useTestDatabase({ jobs: applicationWorldJobs });
useApplicationWorld();

/** A draft with papers that an issuer signed: for her, and for somebody else. */
async function sentWith(name: string) {
  const asha = await makeStudent(name);
  const { id } = await makeFullDraft(asha, (await makeScholarship()).slug);
  const sign = async (field: string, issuerAgrees: boolean) => {
    const [place] = await database()
      .select({ id: applicationDocument.documentId })
      .from(applicationDocument)
      .where(and(eq(applicationDocument.applicationId, id), eq(applicationDocument.field, field)));
    await database()
      .update(document)
      .set({ issuer: "Revenue Department", issuerAgrees })
      .where(inArray(document.id, [place?.id ?? ""]));
  };
  await sign("incomeCert", true);
  await sign("marksheet", false);
  // The name under which it was compared, whatever the form has taught the account since.
  await database().update(student).set({ name }).where(eq(student.id, asha.studentId));
  await submit(asha, id);
  const checks = await database()
    .select()
    .from(applicationCheck)
    .where(eq(applicationCheck.applicationId, id));
  expect(await database().$count(application, eq(application.id, id))).toBe(1);
  return (code: string) => checks.find((check) => check.code === code);
}

test("what came from its issuer in her name needs no check of its own; the rest waits for a person", async () => {
  const check = await sentWith(soundAnswers.fullName ?? "");
  expect(check("incomeCert")).toMatchObject({ status: "verified", checkedByRole: "issuer" });
  expect(check("incomeCert")?.checkedAt).not.toBeNull();
  expect(check("marksheet")).toMatchObject({ status: "pending", checkedByRole: null });
  expect(check("photo")).toMatchObject({ status: "pending" });
});

test("applied for under another name, the signature proves nothing", async () => {
  const check = await sentWith("Somebody Else");
  expect(check("incomeCert")).toMatchObject({ status: "pending" });
});
