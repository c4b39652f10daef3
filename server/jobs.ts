import type { Job } from "#app/db/jobs.server.ts";
import { documentJobs } from "#app/features/documents/server/document-jobs.server.ts";
import { identityJobs } from "#app/features/identity/server/identity-jobs.server.ts";
import { notificationJobs } from "#app/features/notifications/server/message-jobs.server.ts";

/** Every background job of every room. */
export const jobs: Job[] = [...identityJobs, ...notificationJobs, ...documentJobs];
