import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { database } from "#app/db/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import {
  applicationWorldJobs,
  makeScholarship,
  makeStudent,
  useApplicationWorld,
} from "#tests/support/application-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { forgetOldApplications } from "./forget-old-applications.server.ts";
import { startApplication } from "./start-application.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
const { stand } = useApplicationWorld("2026-11-15T06:00:00Z");

async function begin() {
  const student = await makeStudent();
  const { slug } = await makeScholarship();
  await startApplication(student, { slug });
  const [row] = await database()
    .select()
    .from(application)
    .where(eq(application.studentId, student.studentId));
  if (!row) throw new Error("no application");
  return row.id;
}
const rowOf = async (id: string) =>
  (await database().select().from(application).where(eq(application.id, id)))[0];

it("T36: a draft goes after a year, a finished application is blanked after ten", async () => {
  const [draft, ended] = [await begin(), await begin()];
  await database()
    .update(application)
    .set({ status: "withdrawn", accountLastFour: "1234", appealText: "Because I live there." })
    .where(eq(application.id, ended));
  stand("2027-11-14T06:00:00Z");
  expect(await forgetOldApplications()).toEqual({ drafts: 0, finished: 0 });
  stand("2027-11-16T06:00:00Z");
  expect(await forgetOldApplications()).toEqual({ drafts: 1, finished: 0 });
  expect(await rowOf(draft)).toBeUndefined();
  stand("2036-11-14T06:00:00Z");
  expect(await forgetOldApplications()).toEqual({ drafts: 0, finished: 0 });
  stand("2036-11-16T06:00:00Z");
  expect(await forgetOldApplications()).toEqual({ drafts: 0, finished: 1 });
  expect(await rowOf(ended)).toMatchObject({ accountLastFour: null, appealText: null, status: "withdrawn" });
  expect(await forgetOldApplications()).toEqual({ drafts: 0, finished: 0 });
});
