import { z } from "zod";
import { defineJob } from "#app/db/jobs/jobs.server.ts";
import { runBulk } from "./run-bulk.server.ts";

/** Carries out what was confirmed; begun again after a crash, it goes on where it stopped. */
export const runBulkJob = defineJob({
  name: "review.run-bulk",
  schema: z.object({ bulkId: z.uuid() }),
  expireInSeconds: 600,
  run: ({ bulkId }) => runBulk(bulkId),
});
