import { z } from "zod";
import { defineJob, type Job } from "#app/db/jobs/jobs.server.ts";
import { remindOfApprovals } from "../approvals/remind-of-approvals.server.ts";

const remindOfApprovalsJob = defineJob({
  name: "giving.remind-of-approvals",
  schema: z.object({}),
  // Eight in the morning.
  cron: "0 8 * * *",
  singleton: true,
  async run() {
    await remindOfApprovals();
  },
});

export const givingJobs: readonly Job[] = [remindOfApprovalsJob];
