import { z } from "zod";
import { sealAnswers } from "#app/db/audit/seal-answers.server.ts";
import { defineJob, type Job } from "#app/db/jobs/jobs.server.ts";
import { beat } from "./checks/beat.server.ts";
import { escalateLate } from "./checks/escalate-late.server.ts";
import { remindOfDrafts } from "./drafts/remind-of-drafts.server.ts";
import { forgetOldApplications } from "./forget-old-applications.server.ts";

const beatJob = defineJob({
  name: "service.beat",
  schema: z.object({}),
  cron: "* * * * *",
  singleton: true,
  run: () => beat(),
});

const escalateLateJob = defineJob({
  name: "application.escalate",
  schema: z.object({}),
  cron: "*/10 * * * *",
  singleton: true,
  async run() {
    await escalateLate();
  },
});

/** X23: answers from before they were sealed; nothing to do on every other night. */
const sealAnswersJob = defineJob({
  name: "application.seal",
  isLong: true,
  schema: z.object({}),
  cron: "20 3 * * *",
  singleton: true,
  async run() {
    await sealAnswers();
  },
});

const forgetOldApplicationsJob = defineJob({
  name: "application.forget",
  isLong: true,
  schema: z.object({}),
  cron: "50 3 * * *",
  singleton: true,
  async run() {
    await forgetOldApplications();
  },
});

/** By day: an SMS goes with it. */
const remindOfDraftsJob = defineJob({
  name: "application.remind",
  isLong: true,
  schema: z.object({}),
  cron: "10 10 * * *",
  singleton: true,
  async run() {
    await remindOfDrafts();
  },
});

export const applicationJobs: Job[] = [
  beatJob,
  escalateLateJob,
  sealAnswersJob,
  forgetOldApplicationsJob,
  remindOfDraftsJob,
];
