import { z } from "zod";
import { defineJob, type Job } from "#app/db/jobs.server.ts";
import { makeTrialBalance } from "./make-trial-balance.server.ts";

const trialBalanceJob = defineJob({
  name: "ledger.trial-balance",
  schema: z.object({}),
  // 00:10 in India.
  cron: "40 18 * * *",
  singleton: true,
  async run() {
    const { faults } = await makeTrialBalance();
    // A job that fails is seen by the desk; a sheet that does not add up must be.
    if (faults > 0) throw new Error(`The ledger has ${faults} faults`);
  },
});

export const fundingJobs: Job[] = [trialBalanceJob];
