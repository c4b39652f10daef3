import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { addHours, now } from "#app/core/clock.ts";
import { visitor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { lookForReader } from "#app/features/scholarships/server/lists/look-for-reader.server.ts";
import {
  applicationWorldJobs,
  makeFullDraft,
  makeScholarship,
  makeStudent,
  submit,
  useApplicationWorld,
} from "#tests/support/application-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { countSent } from "./count-sent.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
useApplicationWorld();

const look = () => {
  const form = new FormData();
  form.set("look", "");
  return form;
};

it("the page of a scholarship, made for a student, knows her own state; nobody else's page does", async () => {
  const [student, other] = [await makeStudent(), await makeStudent()];
  const { slug } = await makeScholarship();
  const { id, number } = await makeFullDraft(student, slug);
  await submit(student, id);
  const { reader, isEmpty, errors } = await lookForReader(student, slug, look(), "en");
  expect(reader).toMatchObject({
    isStudent: true,
    own: { [slug]: { status: "under_review", href: `/applications/${number}` } },
  });
  expect(reader.papers).not.toBeNull();
  expect([isEmpty, errors]).toEqual([false, {}]);
  expect((await lookForReader(other, slug, look(), "en")).reader.own).toEqual({});
  expect((await lookForReader(visitor, slug, look(), "en")).reader).toMatchObject({
    ...{ isStudent: false, student: null, saved: [], own: {}, papers: null },
  });
});

it("an empty check says so; a look does not", async () => {
  const { slug } = await makeScholarship();
  expect((await lookForReader(visitor, slug, new FormData(), "en")).isEmpty).toBe(true);
  expect((await lookForReader(visitor, slug, look(), "en")).isEmpty).toBe(false);
});

it("how many have applied: sent before the moment, drafts and withdrawn ones left out", async () => {
  const { slug } = await makeScholarship();
  const [row] = await database()
    .select({ id: scholarship.id })
    .from(scholarship)
    .where(eq(scholarship.slug, slug));
  const sent = [];
  for (let n = 0; n < 3; n += 1) {
    const student = await makeStudent();
    const { id } = await makeFullDraft(student, slug);
    if (n > 0) await submit(student, id);
    sent.push(id);
  }
  const scholarshipId = row?.id ?? "";
  expect(await countSent(scholarshipId, addHours(now(), 1))).toBe(2);
  expect(await countSent(scholarshipId, addHours(now(), -1))).toBe(0);
  await database()
    .update(application)
    .set({ status: "withdrawn" })
    .where(eq(application.id, sent[2] ?? ""));
  expect(await countSent(scholarshipId, addHours(now(), 1))).toBe(1);
});
