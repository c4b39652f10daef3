import { afterAll, beforeAll } from "vitest";
import { chooseAdapters, setAdapters } from "#app/adapters/adapters.server.ts";
import { createDiskFileStore } from "#app/adapters/files/disk-file-store.server.ts";
import { now, setClock, useRealClock } from "#app/core/clock.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { env } from "#app/core/settings/env.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { consent } from "#app/db/schema/consents.ts";
import { scholarship, scholarshipCycle } from "#app/db/schema/scholarships.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser, userContact, userRole } from "#app/db/schema/users.ts";
import { fileFieldNames } from "#app/features/applications/forms/document-upload.ts";
import { applicationJobs } from "#app/features/applications/server/application-jobs.server.ts";
import { saveAnswers } from "#app/features/applications/server/drafts/save-answers.server.ts";
import { uploadDocument } from "#app/features/applications/server/papers/upload-document.server.ts";
import { startApplication } from "#app/features/applications/server/sending/start-application.server.ts";
import { submitApplication } from "#app/features/applications/server/sending/submit-application.server.ts";
import { documentJobs } from "#app/features/documents/server/document-jobs.server.ts";
import { contactRow } from "#app/features/identity/server/contacts/contact-row.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { criteriaSchema } from "#app/features/scholarships/eligibility/criteria.ts";
import { realPdf } from "./sample-files.ts";
import { soundAnswers } from "./sound-answers.ts";
import { tempFolder } from "./temp-folder.ts";

export const applicationWorldJobs = [...applicationJobs, ...documentJobs, ...notificationJobs];

/** A file store of its own, and a clock that stands where a test puts it. */
export function useApplicationWorld(start = "2026-11-15T06:00:00Z"): { stand(moment: string | Date): void } {
  let at = new Date(start);
  let folder = "";
  beforeAll(async () => {
    folder = tempFolder("applications");
    setAdapters({ ...chooseAdapters(env()), files: createDiskFileStore(folder) });
    setClock(() => at);
  });
  afterAll(async () => {
    setAdapters(null);
    useRealClock();
  });
  return {
    stand(moment) {
      at = new Date(moment);
    },
  };
}

let people = 0;

export async function makeStudent(name = "Asha Rao"): Promise<Actor & { studentId: string; userId: string }> {
  people += 1;
  const userId = newId();
  const studentId = newId();
  const phone = `98${String(people).padStart(8, "0")}`;
  await database().insert(appUser).values({ id: userId, name, createdAt: now() });
  await database().insert(userRole).values({ userId, role: "student", grantedAt: now() });
  await database()
    .insert(userContact)
    .values(contactRow.make({ userId, kind: "phone", value: phone }));
  await database().insert(student).values({ id: studentId, userId, name, createdAt: now() });
  await database().insert(consent).values({
    id: newId(),
    userId,
    studentId,
    purpose: "profile_matching",
    version: "1",
    language: "en",
    givenAt: now(),
  });
  return { role: "student", userId, studentId, language: "en" };
}

let scholarships = 0;

type Made = { id: string; slug: string };

/** A scholarship that an institute runs here, open until the end of the day given. */
export async function makeScholarship(
  more: Partial<typeof scholarship.$inferInsert> & { closesOn?: string } = {},
): Promise<Made> {
  scholarships += 1;
  const { closesOn = "2026-12-15", ...columns } = more;
  const id = newId();
  const slug = `test-award-${scholarships}`;
  await database()
    .insert(scholarship)
    .values({
      id,
      slug,
      title: `Test Award ${scholarships}`,
      provider: "Godavari Institute",
      providerType: "private",
      category: "merit",
      amountText: "₹20,000 once",
      amountMaxPaise: 2_000_000,
      amountPeriod: "once",
      description: "For tests.",
      criteria: criteriaSchema.parse({}),
      season: { kind: "rounds" },
      applicationProcess: "Apply here.",
      ownerKind: "institute",
      ownerId: newId(),
      runHere: true,
      status: "active",
      source: "test",
      confidence: "high",
      revision: scholarships,
      createdAt: now(),
      updatedAt: now(),
      ...columns,
    });
  await database()
    .insert(scholarshipCycle)
    .values({ scholarshipId: id, closesOn, opensOn: "2026-10-01", basis: "announced" });
  return { id, slug };
}

export { soundAnswers };
export const soundSecrets = {
  aadhaarNumber: "234123412346",
  bankAccount: "30211234567",
  confirmBankAccount: "30211234567",
};

export function typed(values: Readonly<Record<string, string>>, agoMs = 0) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, agoMs }]));
}

export async function pdfFile(name = "paper.pdf"): Promise<File> {
  return new File([Uint8Array.from(await realPdf(`A test paper ${name}`))], name, {
    type: "application/pdf",
  });
}

/** A draft in which nothing is missing. */
export async function makeFullDraft(
  actor: Actor,
  slug: string | null,
): Promise<{ id: string; number: string }> {
  const { id, number } = await startApplication(actor, { slug });
  await saveAnswers(actor, id, {
    fields: typed(soundAnswers),
    heardAt: now().getTime(),
    secrets: soundSecrets,
    step: 5,
  });
  for (const field of fileFieldNames) await uploadDocument(actor, id, field, await pdfFile(`${field}.pdf`));
  return { id, number };
}

export async function submit(actor: Actor, id: string, formKey = newFormKey(), receivedAt = now()) {
  return submitApplication(actor, id, { formKey, receivedAt, mayShare: true });
}
