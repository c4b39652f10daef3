import { sealAuditJob } from "../audit/seal-audit.server.ts";
import { purgeIdempotencyKeysJob } from "../idempotency.server.ts";
import type { Job } from "./job-definition.ts";

/** What the database room needs done by the clock. */
export const maintenanceJobs: readonly Job[] = [sealAuditJob, purgeIdempotencyKeysJob];
