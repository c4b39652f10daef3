import { lt } from "drizzle-orm";
import { z } from "zod";
import { addHours, now } from "#app/core/clock.ts";
import { database } from "#app/db/client.server.ts";
import { defineJob, type Job } from "#app/db/jobs.server.ts";
import { trialForm } from "#app/db/schema/content.ts";
import { sendLetters } from "./send-letters.server.ts";

const keptDays = 30;

const sendLettersJob = defineJob({
  name: "letter.send",
  schema: z.object({}),
  // Monday morning: one letter a week at most.
  cron: "0 9 * * 1",
  singleton: true,
  run: async () => {
    await sendLetters();
  },
});

const purgeTrialFormsJob = defineJob({
  name: "trial-form.purge",
  schema: z.object({}),
  cron: "40 3 * * *",
  singleton: true,
  run: async () => {
    await database()
      .delete(trialForm)
      .where(lt(trialForm.createdAt, addHours(now(), -24 * keptDays)));
  },
});

export const contentJobs: readonly Job[] = [sendLettersJob, purgeTrialFormsJob];
