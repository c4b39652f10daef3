import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { visitor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { applicationCheck } from "#app/db/schema/applications.ts";
import { paperKind, papersOf } from "#app/features/scholarships/catalogue/papers-of-everyone.ts";
import {
  applicationWorldJobs,
  makeFullDraft,
  makeScholarship,
  makeStudent,
  submit,
  useApplicationWorld,
} from "#tests/support/application-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { listOwnPapers } from "./list-own-papers.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
useApplicationWorld();

it("L44: the papers of a scholarship's page stand as the student's own do, by the names of the vault", async () => {
  const [student, other] = [await makeStudent(), await makeStudent()];
  const { slug } = await makeScholarship();
  const { id } = await makeFullDraft(student, slug);
  const wanted = papersOf({ runHere: true, documents: ["Income certificate"] }).map(paperKind);
  expect(await listOwnPapers(student)).toEqual(Object.fromEntries(wanted.map((kind) => [kind, "kept"])));
  await submit(student, id);
  await database()
    .update(applicationCheck)
    .set({ status: "verified" })
    .where(eq(applicationCheck.applicationId, id));
  const papers = await listOwnPapers(student);
  expect(Object.keys(papers).sort()).toEqual([...wanted].sort());
  expect(papers.income_certificate).toBe("verified");
  expect(await listOwnPapers(other)).toEqual({});
  expect(await listOwnPapers(visitor)).toEqual({});
});
