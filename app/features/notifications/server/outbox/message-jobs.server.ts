import { z } from "zod";
import { env } from "#app/core/settings/env.server.ts";
import { defineJob, type Job } from "#app/db/jobs/jobs.server.ts";
import { type LaneAddress, laneAddresses } from "../../message-lane.ts";
import type { Lane } from "../../messages/templates.ts";
import { deliveryQueue } from "../lanes/delivery-queue.server.ts";
import { wakeLane } from "../lanes/wake-lane.server.ts";
import { wakeQueue } from "../lanes/wake-queue.server.ts";
import { watchMessages } from "../lanes/watch-messages.server.ts";
import { ringDevices } from "../push/ring-devices.server.ts";
import { deliverMessage } from "./deliver-message.server.ts";
import { pruneMessages } from "./prune-messages.server.ts";

const workers: Record<Lane, () => number> = {
  otp: () => env().MESSAGE_WORKERS_OTP,
  transactional: () => env().MESSAGE_WORKERS_TRANSACTIONAL,
  bulk: () => env().MESSAGE_WORKERS_BULK,
};

const deliveryJob = (address: LaneAddress): Job =>
  defineJob({
    ...deliveryQueue(address),
    // For faults of our own: what the gateway answers is kept in the message's row, which comes back by itself.
    retry: { limit: 3, delaySeconds: 5, maxDelaySeconds: 60 },
    expireInSeconds: 120,
    concurrency: workers[address.lane],
    run: ({ messageId }) => deliverMessage(messageId),
  });

export const deliveryJobs: readonly Job[] = laneAddresses.map(deliveryJob);

const wakeLaneJob = defineJob({
  ...wakeQueue,
  expireInSeconds: 3600,
  run: async (address) => void (await wakeLane(address)),
});

const watchMessagesJob = defineJob({
  name: "message.watch",
  schema: z.object({}),
  cron: "* * * * *",
  singleton: true,
  run: () => watchMessages(),
});

const pruneMessagesJob = defineJob({
  name: "message.prune",
  isLong: true,
  schema: z.object({}),
  cron: "20 3 * * *",
  run: () => pruneMessages(),
});

const ringDevicesJob = defineJob({
  name: "push.ring",
  schema: z.object({}),
  cron: "* * * * *",
  singleton: true,
  run: () => ringDevices(),
});

export const notificationJobs: readonly Job[] = [
  ...deliveryJobs,
  wakeLaneJob,
  watchMessagesJob,
  pruneMessagesJob,
  ringDevicesJob,
];
