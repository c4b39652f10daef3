import { and, eq, isNotNull } from "drizzle-orm";
import { expect, it } from "vitest";
import { now } from "#app/core/clock.ts";
import { stateNames } from "#app/core/words/state-names.ts";
import { database } from "#app/db/opening/client.server.ts";
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
import { readSentAnswers } from "../drafts/read-sent-answers.server.ts";
import { saveAnswers } from "../drafts/save-answers.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
useApplicationWorld();

it("P3: a student of each state and territory applies, and her state is what arrives", async () => {
  const states = Object.keys(stateNames) as (keyof typeof stateNames)[];
  // The 36, of which the specification counts Dadra and Nagar Haveli and Daman and Diu as two.
  expect(states).toHaveLength(37);
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
  const sent = await database().$count(
    application,
    and(eq(application.scholarshipId, scholarshipId), isNotNull(application.submittedAt)),
  );
  expect(sent).toBe(states.length);
}, 180_000);
