import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { enqueue } from "#app/db/jobs/jobs.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { securityPermissions } from "../../security-permissions.ts";
import { keyRotationJob } from "./key-rotation-job.server.ts";

/** Starts it in the background; a second start while it runs is the same one. */
export async function startKeyRotation(actor: Actor): Promise<void> {
  securityPermissions.assertCan(actor, "security.rotate_keys");
  await inTransaction(async (tx) => {
    await writeAudit(tx, { chain: `account:${actor.userId}`, actor, event: "keys.rotation_started" });
    await enqueue(tx, keyRotationJob, {});
  });
}
