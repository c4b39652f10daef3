import type { Job } from "#app/db/jobs.server.ts";

/** Every background job of every room. */
export const jobs: Job[] = [];
