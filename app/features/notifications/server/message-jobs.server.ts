import { z } from "zod";
import { defineJob, type Job } from "#app/db/jobs.server.ts";
import { deliverMessage, MAX_DELIVERY_ATTEMPTS } from "./deliver-message.server.ts";
import { pruneMessages } from "./prune-messages.server.ts";

/** Carries the message's id and nothing else: job tables and logs are read by people (T27). */
export const deliverMessageJob = defineJob({
  name: "message.deliver",
  schema: z.object({ messageId: z.uuid() }),
  // A few more than the message's own tries, for those lost to a process that died.
  retry: { limit: MAX_DELIVERY_ATTEMPTS + 4, delaySeconds: 5, maxDelaySeconds: 900 },
  expireInSeconds: 120,
  concurrency: 3,
  run: ({ messageId }) => deliverMessage(messageId),
});

const pruneMessagesJob = defineJob({
  name: "message.prune",
  schema: z.object({}),
  cron: "20 3 * * *",
  run: () => pruneMessages(),
});

export const notificationJobs: readonly Job[] = [deliverMessageJob, pruneMessagesJob];
