import { expect, it } from "vitest";
import {
  applicationWorldJobs,
  makeScholarship,
  makeStudent,
  useApplicationWorld,
} from "#tests/support/application-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { listOwnStates } from "./list-own-states.server.ts";
import { startApplication } from "./start-application.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
useApplicationWorld();

it("L2: a begun application stands where the Apply button was, for its student alone", async () => {
  const [student, other] = [await makeStudent(), await makeStudent()];
  const { slug } = await makeScholarship();
  await startApplication(student, { slug });
  expect(await listOwnStates(student)).toMatchObject([
    { slug, status: "draft", on: null, href: `/apply?scholarship=${slug}` },
  ]);
  expect(await listOwnStates(other)).toEqual([]);
});
