import type { Job } from "#app/db/jobs.server.ts";
import { beatJob } from "./beat.server.ts";
import { escalateLateJob } from "./escalate-late.server.ts";

export const applicationJobs: Job[] = [beatJob, escalateLateJob];
