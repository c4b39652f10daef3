import { z } from "zod";
import { systemActor } from "#app/core/portals/permissions.ts";
import { defineJob, type Job } from "#app/db/jobs/jobs.server.ts";
import { detectFraud } from "./detect-fraud.server.ts";

const detectFraudJob = defineJob({
  name: "fraud.detect",
  isLong: true,
  schema: z.object({}),
  cron: "20 2 * * *",
  singleton: true,
  async run() {
    await detectFraud(systemActor);
  },
});

export const fraudJobs: readonly Job[] = [detectFraudJob];
