import { z } from "zod";
import { systemActor } from "#app/core/portals/permissions.ts";
import { defineJob, type Job } from "#app/db/jobs/jobs.server.ts";
import { lapsePledges } from "#app/features/giving/server/donations/lapse-pledges.server.ts";
import { forgetOldGivers } from "#app/features/giving/server/forget-old-givers.server.ts";
import { sendMonthlyImpact } from "#app/features/giving/server/impact/send-monthly-impact.server.ts";
import { forgetOldWords } from "#app/features/ledger/bank/forget-old-words.server.ts";
import { makeTrialBalance } from "#app/features/ledger/server/make-trial-balance.server.ts";
import { forgetOldAccounts } from "../accounts/forget-old-accounts.server.ts";
import { endOffers } from "../awards/end-offers.server.ts";
import { reserveAwards } from "../awards/reserve-awards.server.ts";
import { confirmSilentPayments } from "../outside/confirm-silent-payments.server.ts";

const trialBalanceJob = defineJob({
  name: "ledger.trial-balance",
  isLong: true,
  schema: z.object({}),
  // After midnight, when the day is whole.
  cron: "10 0 * * *",
  singleton: true,
  async run() {
    const { faults } = await makeTrialBalance();
    // A job that fails is seen by the desk; a sheet that does not add up must be.
    if (faults > 0) throw new Error(`The ledger has ${faults} faults`);
  },
});

const reserveAwardsJob = defineJob({
  name: "award.reserve",
  schema: z.object({}),
  cron: "*/5 * * * *",
  singleton: true,
  async run() {
    await reserveAwards(systemActor);
  },
});

const monthlyImpactJob = defineJob({
  name: "giver.monthly-impact",
  isLong: true,
  schema: z.object({}),
  // The first of the month, at nine.
  cron: "0 9 1 * *",
  singleton: true,
  async run() {
    await sendMonthlyImpact();
  },
});

const endOffersJob = defineJob({
  name: "award.end-offers",
  schema: z.object({}),
  // The morning after the last day, since it writes to students; and the days of silence with it.
  cron: "20 9 * * *",
  singleton: true,
  async run() {
    await endOffers();
    await confirmSilentPayments();
  },
});

const forgetOldMoneyJob = defineJob({
  name: "money.forget",
  isLong: true,
  schema: z.object({}),
  cron: "55 3 * * *",
  singleton: true,
  async run() {
    await forgetOldGivers();
    await forgetOldAccounts();
    await forgetOldWords();
  },
});

const lapsePledgesJob = defineJob({
  name: "donation.lapse",
  schema: z.object({}),
  // After midnight.
  cron: "30 0 * * *",
  singleton: true,
  async run() {
    await lapsePledges();
  },
});

export const payoutJobs: Job[] = [
  trialBalanceJob,
  reserveAwardsJob,
  endOffersJob,
  lapsePledgesJob,
  forgetOldMoneyJob,
  monthlyImpactJob,
];
