import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { lookupHash } from "#app/core/lookup-hash.server.ts";
import { database } from "#app/db/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { notification, outboundMessage } from "#app/db/schema/messages.ts";
import { registration } from "#app/db/schema/registration.ts";
import { listDocuments } from "#app/features/documents/server/list-documents.server.ts";
import {
  applicationWorldJobs,
  makeFullDraft,
  makeScholarship,
  makeStudent,
  useApplicationWorld,
} from "#tests/support/application-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { getApplicationRow } from "./application-row.server.ts";
import { findOwnProfile } from "./find-own-profile.server.ts";
import { readDraft } from "./read-draft.server.ts";
import { saveAnswers } from "./save-answers.server.ts";
import { sweepDrafts } from "./sweep-drafts.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
const clock = useApplicationWorld();

test("I7b: a draft of a year goes after two reminders, never by surprise; a word in it begins the year anew", async () => {
  clock.stand("2026-11-15T06:00:00Z");
  const asha = await makeStudent();
  const ravi = await makeStudent();
  const { slug } = await makeScholarship();
  const going = await makeFullDraft(asha, slug);
  const staying = await makeFullDraft(ravi, slug);
  const papers = (await listDocuments(asha, { kind: "student", id: asha.studentId ?? "" })).documents.length;
  const told = (userId: string | null) =>
    database().$count(notification, eq(notification.userId, userId ?? ""));
  const before = await told(asha.userId);

  clock.stand("2027-09-15T06:00:00Z");
  expect(await sweepDrafts()).toEqual({ told: 0, removed: 0 });
  // The job stood still for long: still the first reminder comes first.
  clock.stand("2027-12-07T06:00:00Z");
  expect(await sweepDrafts()).toEqual({ told: 2, removed: 0 });
  expect(await sweepDrafts(), "once").toEqual({ told: 0, removed: 0 });
  const sms = await database().select().from(outboundMessage).where(eq(outboundMessage.subjectId, going.id));
  expect(sms.map(({ channel }) => channel)).toContain("sms");
  clock.stand("2027-12-26T06:00:00Z");
  await saveAnswers(ravi, staying.id, {
    fields: { city: { value: "Tenali", agoMs: 0 } },
    heardAt: now().getTime(),
  });
  clock.stand("2027-12-31T06:00:00Z");
  expect(await sweepDrafts()).toEqual({ told: 1, removed: 0 });
  expect(await told(asha.userId)).toBe(before + 2);
  clock.stand("2028-01-06T06:00:00Z");
  expect(await sweepDrafts(), "six days after the second").toEqual({ told: 0, removed: 0 });
  clock.stand("2028-01-08T06:00:00Z");
  expect(await sweepDrafts()).toEqual({ told: 0, removed: 1 });
  expect(await database().$count(application, eq(application.id, going.id))).toBe(0);
  expect(await database().$count(application, eq(application.id, staying.id))).toBe(1);
  const left = await listDocuments(asha, { kind: "student", id: asha.studentId ?? "" });
  expect(left.documents).toHaveLength(papers);
});

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
