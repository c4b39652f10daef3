import { purgeIdempotencyKeysJob } from "./idempotency.server.ts";
import type { Job } from "./job-definition.ts";
import { sealAuditJob } from "./seal-audit.server.ts";

/** What the database room needs done by the clock. */
export const maintenanceJobs: readonly Job[] = [sealAuditJob, purgeIdempotencyKeysJob];
