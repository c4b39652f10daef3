import { z } from "zod";
import { defineJob, type Job } from "#app/db/jobs/jobs.server.ts";
import { sendLetters } from "./letters/send-letters.server.ts";

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

export const contentJobs: readonly Job[] = [sendLettersJob];
