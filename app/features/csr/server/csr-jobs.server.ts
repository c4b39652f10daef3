import { z } from "zod";
import { defineJob, type Job } from "#app/db/jobs/jobs.server.ts";
import { remindCsrDuties } from "./remind-csr-duties.server.ts";
import { sendCsrReports } from "./reports/send-csr-reports.server.ts";

const sendReportsJob = defineJob({
  name: "csr.send-reports",
  isLong: true,
  schema: z.object({}),
  // Every morning: each period is sent once, also when the first of the month was missed.
  cron: "15 7 * * *",
  singleton: true,
  async run() {
    await sendCsrReports();
  },
});

const remindDutiesJob = defineJob({
  name: "csr.remind-duties",
  schema: z.object({}),
  cron: "30 7 * * *",
  singleton: true,
  async run() {
    await remindCsrDuties();
  },
});

export const csrJobs: Job[] = [sendReportsJob, remindDutiesJob];
