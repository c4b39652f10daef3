import { z } from "zod";
import { defineJob, type Job } from "#app/db/jobs.server.ts";
import { mailSeals } from "./mail-seals.server.ts";
import { sweepIdentity } from "./sweep-identity.server.ts";

const sweepIdentityJob = defineJob({
  name: "identity.sweep",
  isLong: true,
  schema: z.object({}),
  cron: "10 * * * *",
  singleton: true,
  run: () => sweepIdentity(),
});

const mailSealsJob = defineJob({
  name: "audit.mail-seals",
  schema: z.object({}),
  // Half past five in the morning in India.
  cron: "0 0 * * *",
  singleton: true,
  async run() {
    await mailSeals();
  },
});

export const identityJobs: readonly Job[] = [sweepIdentityJob, mailSealsJob];
