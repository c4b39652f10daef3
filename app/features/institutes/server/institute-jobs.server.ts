import { z } from "zod";
import { defineJob, type Job } from "#app/db/jobs.server.ts";
import { remindTerms } from "./remind-terms.server.ts";
import { sweepPartnerships } from "./sweep-partnerships.server.ts";

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
