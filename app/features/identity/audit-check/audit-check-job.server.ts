import { z } from "zod";
import { defineJob } from "#app/db/jobs/jobs.server.ts";
import { runAuditCheck } from "./run-audit-check.server.ts";

/** O28: as long as the log is, so not while somebody waits for a page. */
export const auditCheckJob = defineJob({
  name: "audit.check",
  isLong: true,
  singleton: true,
  schema: z.object({}),
  expireInSeconds: 6 * 60 * 60,
  run: () => runAuditCheck(),
});
