import { z } from "zod";
import { defineJob, type Job } from "#app/db/jobs/jobs.server.ts";
import { forgetSuggestions } from "../suggestions/server/forget-suggestions.server.ts";
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

const forgetSuggestionsJob = defineJob({
  name: "scholarship.forget-suggestions",
  schema: z.object({}),
  cron: "40 3 * * *",
  singleton: true,
  async run() {
    await forgetSuggestions();
  },
});

export const publishingJobs: readonly Job[] = [escalateScholarshipsJob, tellNewsJob, forgetSuggestionsJob];
