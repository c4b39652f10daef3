import { z } from "zod";
import { defineJob, type Job } from "#app/db/jobs/jobs.server.ts";
import { sweepJoinings } from "./sweep-joinings.server.ts";

const sweepJoiningsJob = defineJob({
  name: "joining.sweep",
  schema: z.object({}),
  cron: "*/10 * * * *",
  singleton: true,
  async run() {
    await sweepJoinings();
  },
});

export const organisationJobs: readonly Job[] = [sweepJoiningsJob];
