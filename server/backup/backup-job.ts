import { z } from "zod";
import { log } from "#app/core/requests/observing/log.server.ts";
import type { Env } from "#app/core/settings/env.server.ts";
import { defineJob, type Job } from "#app/db/jobs/jobs.server.ts";
import { makeSealedBackup } from "./make-sealed-backup.ts";

/** By the clock of BACKUP_SCHEDULE, in one process of all; not at all where nobody set it. */
export function backupJobs(settings: Env): Job[] {
  return [
    defineJob({
      name: "backup.make",
      schema: z.object({}),
      ...(settings.BACKUP_SCHEDULE && { cron: settings.BACKUP_SCHEDULE }),
      singleton: true,
      // A large database takes its time; one more try in an hour, and then it is the operator's.
      expireInSeconds: 6 * 3600,
      retry: { limit: 1, delaySeconds: 3600 },
      run: async () => {
        const { name, rows, bytes, seconds } = await makeSealedBackup(settings, () => undefined);
        log.info({ backup: name, rows, bytes, seconds }, "backup made");
      },
    }),
  ];
}
