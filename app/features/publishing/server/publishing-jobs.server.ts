import { z } from "zod";
import { defineJob, type Job } from "#app/db/jobs.server.ts";
import { escalateScholarships } from "./escalate-scholarships.server.ts";
import { scholarshipNewsQueue } from "./scholarship-news-queue.server.ts";
import { tellScholarshipNews } from "./tell-scholarship-news.server.ts";

const escalateScholarshipsJob = defineJob({
  name: "scholarship.escalate-partners",
  schema: z.object({}),
  cron: "*/10 * * * *",
  singleton: true,
  async run() {
    await escalateScholarships();
  },
});

const tellNewsJob = defineJob({
  ...scholarshipNewsQueue,
  async run(news) {
    await tellScholarshipNews(news);
  },
});

export const publishingJobs: readonly Job[] = [escalateScholarshipsJob, tellNewsJob];
