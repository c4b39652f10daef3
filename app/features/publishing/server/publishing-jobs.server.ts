import { z } from "zod";
import { defineJob, type Job } from "#app/db/jobs.server.ts";
import { escalateScholarships } from "./escalate-scholarships.server.ts";

const escalateScholarshipsJob = defineJob({
  name: "scholarship.escalate-partners",
  schema: z.object({}),
  cron: "*/10 * * * *",
  singleton: true,
  async run() {
    await escalateScholarships();
  },
});

export const publishingJobs: readonly Job[] = [escalateScholarshipsJob];
