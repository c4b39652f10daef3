import { z } from "zod";
import { defineJob, type Job } from "#app/db/jobs/jobs.server.ts";
import { checkLinks } from "../keeping/check-links.server.ts";
import { tellChanges } from "../keeping/tell-changes.server.ts";
import { announceScholarships } from "./alerts/announce-scholarships.server.ts";
import { composeDigests } from "./alerts/compose-digests.server.ts";
import { noteDeadlines } from "./alerts/note-deadlines.server.ts";
import { noteOpenings } from "./alerts/note-openings.server.ts";
import { noteSearchFinds } from "./alerts/note-search-finds.server.ts";
import { queueDigests, type SendDigests } from "./alerts/queue-digests.server.ts";

/** What to do with the finished digests; whoever lists the jobs knows the rooms that send messages. */
export function scholarshipJobs(send: SendDigests): readonly Job[] {
  const tellStudents = defineJob({
    name: "scholarship.tell-students",
    isLong: true,
    schema: z.object({}),
    // Before school: the morning of the last day is still worth a reminder.
    cron: "30 6 * * *",
    singleton: true,
    expireInSeconds: 6 * 3600,
    async run() {
      // O8: one part that fails must not take the others' reminders with it. The job fails in the end, and is
      // begun again: each part goes on where it was.
      const failures: unknown[] = [];
      for (const part of [announceScholarships, noteSearchFinds, noteOpenings, noteDeadlines, composeDigests])
        await part().catch((error: unknown) => void failures.push(error));
      await queueDigests(send).catch((error: unknown) => void failures.push(error));
      if (failures.length > 0) throw failures[0];
    },
  });
  const tellSavers = defineJob({
    name: "scholarship.tell-changes",
    schema: z.object({}),
    // A desk often saves twice in a row; a quarter of an hour later all of it is told.
    cron: "*/15 * * * *",
    singleton: true,
    async run() {
      await tellChanges();
    },
  });
  const checkWebsites = defineJob({
    name: "scholarship.check-links",
    schema: z.object({}),
    // By night, some each time: every site is asked about once a week.
    cron: "15 2 * * *",
    singleton: true,
    expireInSeconds: 2 * 3600,
    async run() {
      await checkLinks();
    },
  });
  return [tellStudents, tellSavers, checkWebsites];
}
