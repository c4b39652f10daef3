import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { now } from "#app/core/clock.ts";
import { stateNames } from "#app/core/state-names.ts";
import { database } from "#app/db/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import {
  applicationWorldJobs,
  makeFullDraft,
  makeScholarship,
  makeStudent,
  soundSecrets,
  submit,
  typed,
  useApplicationWorld,
} from "#tests/support/application-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { readSentAnswers } from "./read-sent-answers.server.ts";
import { saveAnswers } from "./save-answers.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
useApplicationWorld();

// Every state's rule is held by what-is-asked.test.ts; here the whole way is gone from some of those once shut out.
it("P3: students from far outside the ten states apply, and their state is what arrives", async () => {
  const states = ["ladakh", "lakshadweep", "sikkim", "dadra-and-nagar-haveli", "mizoram"] as const;
  const { id: scholarshipId, slug } = await makeScholarship();
  for (const state of states) {
    const student = await makeStudent();
    const { id, number } = await makeFullDraft(student, slug);
    await saveAnswers(student, id, {
      fields: typed({ state }),
      heardAt: now().getTime(),
      secrets: soundSecrets,
      step: 5,
    });
    await submit(student, id);
    expect(JSON.stringify(await readSentAnswers(student, number)), state).toContain(stateNames[state]);
  }
  const sent = await database().$count(application, eq(application.scholarshipId, scholarshipId));
  expect(sent).toBe(states.length);
});
