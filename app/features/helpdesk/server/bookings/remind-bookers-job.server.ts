import { z } from "zod";
import { defineJob } from "#app/db/jobs/jobs.server.ts";
import { endUnanswered } from "./changing/end-unanswered.server.ts";
import { remindBookers } from "./remind-bookers.server.ts";

export const remindBookersJob = defineJob({
  name: "booking.remind",
  schema: z.object({}),
  // Every half hour of the day; nobody is woken at night.
  cron: "*/30 8-20 * * *",
  singleton: true,
  run: async () => {
    await endUnanswered();
    await remindBookers();
  },
});
