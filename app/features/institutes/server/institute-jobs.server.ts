import { z } from "zod";
import { defineJob, type Job } from "#app/db/jobs.server.ts";
import { escalateScholarships } from "#app/features/publishing/server/escalate-scholarships.server.ts";
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

const escalateScholarshipsJob = defineJob({
  name: "institute.escalate-scholarships",
  schema: z.object({}),
  cron: "*/10 * * * *",
  singleton: true,
  async run() {
    await escalateScholarships();
  },
});

export const instituteJobs: readonly Job[] = [sweepPartnershipsJob, remindTermsJob, escalateScholarshipsJob];
