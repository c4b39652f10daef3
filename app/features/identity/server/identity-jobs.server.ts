import { z } from "zod";
import { defineJob, type Job } from "#app/db/jobs/jobs.server.ts";
import { sendWorkDigests } from "../work/digests/send-work-digests.server.ts";
import { escalateWork } from "../work/escalate-work.server.ts";
import { mailSeals } from "./audit/mail-seals.server.ts";
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
  // Half past five in the morning.
  cron: "30 5 * * *",
  singleton: true,
  async run() {
    await mailSeals();
  },
});

const workDigestJob = defineJob({
  name: "work.digest",
  schema: z.object({}),
  // Eight in the morning.
  cron: "0 8 * * *",
  singleton: true,
  async run() {
    await sendWorkDigests();
  },
});

const escalateWorkJob = defineJob({
  name: "work.escalate",
  schema: z.object({}),
  cron: "20 * * * *",
  singleton: true,
  async run() {
    await escalateWork();
  },
});

export const identityJobs: readonly Job[] = [sweepIdentityJob, mailSealsJob, workDigestJob, escalateWorkJob];
