import { z } from "zod";
import { defineJob, type Job } from "#app/db/jobs.server.ts";
import { announceScholarships } from "./announce-scholarships.server.ts";
import { composeDigests } from "./compose-digests.server.ts";
import { noteDeadlines } from "./note-deadlines.server.ts";
import { noteOpenings } from "./note-openings.server.ts";
import { noteSearchFinds } from "./note-search-finds.server.ts";
import { queueDigests, type SendDigest } from "./queue-digests.server.ts";

/** What to do with the finished digests; whoever lists the jobs knows the rooms that send messages. */
export function scholarshipJobs(send: SendDigest): readonly Job[] {
  const tellStudents = defineJob({
    name: "scholarship.tell-students",
    schema: z.object({}),
    // Before school: the morning of the last day is still worth a reminder.
    cron: "30 6 * * *",
    singleton: true,
    expireInSeconds: 3600,
    async run() {
      await announceScholarships();
      await noteSearchFinds();
      await noteOpenings();
      await noteDeadlines();
      await composeDigests();
      await queueDigests(send);
    },
  });
  return [tellStudents];
}
