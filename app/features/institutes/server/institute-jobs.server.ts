import { z } from "zod";
import { defineJob, type Job } from "#app/db/jobs/jobs.server.ts";
import { sweepPartnerships } from "./partnerships/sweep-partnerships.server.ts";
import { remindTerms } from "./terms/remind-terms.server.ts";

const sweepPartnershipsJob = defineJob({
  name: "partnership.sweep",
  schema: z.object({}),
  cron: "*/10 * * * *",
  singleton: true,
  async run() {
    await sweepPartnerships();
  },
});

const remindTermsJob = defineJob({
  name: "institute.remind-terms",
  schema: z.object({}),
  cron: "20 9 * * *",
  singleton: true,
  async run() {
    await remindTerms();
  },
});

export const instituteJobs: readonly Job[] = [sweepPartnershipsJob, remindTermsJob];
