import { z } from "zod";
import { defineJob, type Job } from "#app/db/jobs/jobs.server.ts";
import { pruneGatewayMinutes } from "./prune-gateway-minutes.server.ts";

export const operationJobs: readonly Job[] = [
  defineJob({
    name: "gateway.prune",
    schema: z.object({}),
    cron: "20 3 * * *",
    singleton: true,
    run: pruneGatewayMinutes,
  }),
];
