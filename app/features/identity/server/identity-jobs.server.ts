import { z } from "zod";
import { defineJob, type Job } from "#app/db/jobs.server.ts";
import { sweepIdentity } from "./sweep-identity.server.ts";

const sweepIdentityJob = defineJob({
  name: "identity.sweep",
  schema: z.object({}),
  cron: "10 * * * *",
  singleton: true,
  run: () => sweepIdentity(),
});

export const identityJobs: readonly Job[] = [sweepIdentityJob];
