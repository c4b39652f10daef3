import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { listDeadLetters, retryDeadLetters } from "#app/db/jobs/dead-letters.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { systemPermissions } from "../system-permissions.ts";

/** Sends jobs that failed at their last try back to where they failed; says how many. */
export async function rerunJobs(actor: Actor, ids: readonly string[]): Promise<number> {
  systemPermissions.assertCan(actor, "system.rerun_job");
  const wanted = ids.filter((id) => isId(id));
  const found = (await listDeadLetters(1000)).filter(({ id }) => wanted.includes(id));
  if (found.length === 0) return 0;
  // First the entry: a job that runs again without a name to it would be worse than an entry too many.
  await inTransaction(async (tx) => {
    for (const { id, job, attempts, reason } of found) {
      await writeAudit(tx, {
        chain: `job:${id}`,
        actor,
        event: "job.rerun",
        details: { job, attempts, reason: reason.slice(0, 200) },
      });
    }
  });
  return retryDeadLetters(found.map(({ id }) => id));
}
