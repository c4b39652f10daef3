import { z } from "zod";
import { defineJob, type Job } from "#app/db/jobs/jobs.server.ts";
import { sweepRecoveries } from "./sweep-recoveries.server.ts";

const sweepRecoveriesJob = defineJob({
  name: "recovery.sweep",
  schema: z.object({}),
  cron: "*/10 * * * *",
  singleton: true,
  async run() {
    await sweepRecoveries();
  },
});

export const recoveryJobs: readonly Job[] = [sweepRecoveriesJob];
