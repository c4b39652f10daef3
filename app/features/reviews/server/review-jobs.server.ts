import { z } from "zod";
import { defineJob, type Job } from "#app/db/jobs/jobs.server.ts";
import { sendGroupJob } from "../many/send-group-job.server.ts";
import { runBulkJob } from "./bulk/run-bulk-job.server.ts";
import { moveUpWaiting } from "./decisions/move-up-waiting.server.ts";
import { remindReviewers } from "./lists/remind-reviewers.server.ts";
import { remindSecondPeople } from "./remind-second-people.server.ts";

const moveUpJob = defineJob({
  name: "review.move-up",
  schema: z.object({}),
  cron: "*/2 * * * *",
  singleton: true,
  async run() {
    await moveUpWaiting();
  },
});

const remindJob = defineJob({
  name: "review.remind",
  schema: z.object({}),
  cron: "*/15 * * * *",
  singleton: true,
  async run() {
    await remindReviewers();
    await remindSecondPeople();
  },
});

export const reviewJobs: Job[] = [moveUpJob, remindJob, runBulkJob, sendGroupJob];
