import { z } from "zod";
import { defineJob, type Job } from "#app/db/jobs/jobs.server.ts";
import { sendListMails } from "../list-mails/send-list-mails.server.ts";
import { reportHour } from "../report-words.ts";
import { sendReports } from "./send-reports.server.ts";

const sendReportsJob = defineJob({
  name: "report.send",
  isLong: true,
  schema: z.object({}),
  cron: `0 ${reportHour} * * *`,
  singleton: true,
  async run() {
    await sendReports();
  },
});

const sendListMailsJob = defineJob({
  name: "list.send",
  isLong: true,
  schema: z.object({}),
  cron: `0 ${reportHour} * * *`,
  singleton: true,
  async run() {
    await sendListMails();
  },
});

export const reportJobs: readonly Job[] = [sendReportsJob, sendListMailsJob];
