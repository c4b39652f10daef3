import { z } from "zod";
import { defineJob, type Job } from "#app/db/jobs/jobs.server.ts";
import { countDelivered } from "./count-delivered.server.ts";
import { sendCampaignBatch } from "./send-campaign-batch.server.ts";

/**
 * All campaigns that are not out yet, batch by batch, and which messages arrived. By the clock too, so that
 * one that a stopped process left in the middle goes on.
 */
export const sendCampaignsJob = defineJob({
  name: "campaign.send",
  schema: z.object({}),
  cron: "* * * * *",
  singleton: true,
  async run(_payload, { signal }) {
    while (!signal.aborted && (await sendCampaignBatch()) > 0) await countDelivered();
    await countDelivered();
  },
});

export const campaignJobs: readonly Job[] = [sendCampaignsJob];
