import { z } from "zod";
import type { JobQueue } from "#app/db/jobs/job-definition.ts";

const kinds = ["extended", "closed", "paused", "resumed"] as const;

const schema = z.object({
  scholarshipId: z.uuid(),
  what: z.enum(kinds),
  /** Of the scholarship after the change: the same news is told once. */
  revision: z.int(),
});
export type ScholarshipNews = z.output<typeof schema>;

/** Where the news wait: thousands may hold drafts and marks, and nobody's press waits for them. */
export const scholarshipNewsQueue: JobQueue<ScholarshipNews> = { name: "scholarship.tell-news", schema };
