import { z } from "zod";
import { defineJob, type Job } from "#app/db/jobs/jobs.server.ts";
import { sweepEnquiries } from "./sweep-enquiries.server.ts";

const sweepEnquiriesJob = defineJob({
  name: "enquiry.sweep",
  schema: z.object({}),
  cron: "*/5 * * * *",
  singleton: true,
  async run() {
    await sweepEnquiries();
  },
});

export const enquiryJobs: readonly Job[] = [sweepEnquiriesJob];
