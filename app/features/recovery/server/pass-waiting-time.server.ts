import { and, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { env } from "#app/core/settings/env.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { recoveryRequest } from "#app/db/schema/recovery-requests.ts";
import { recoveryPermissions } from "../recovery-permissions.ts";
import { completeRecovery } from "./complete-recovery.server.ts";

/** The demo only: three days pass at once, and what the job would do is done. */
export async function passWaitingTime(actor: Actor, requestId: string): Promise<void> {
  if (!env().isDemo) throw notFound();
  recoveryPermissions.assertCan(actor, "recovery.decide");
  if (!isId(requestId)) throw notFound();
  await assertWithin(actor, "recovery", requestId);
  await inTransaction(async (tx) => {
    const passed = await tx
      .update(recoveryRequest)
      .set({ takesEffectAt: now() })
      .where(and(eq(recoveryRequest.id, requestId), eq(recoveryRequest.status, "waiting")))
      .returning({ id: recoveryRequest.id });
    if (passed.length === 0) throw conflict("It does not wait.");
    await writeAudit(tx, { chain: `recovery:${requestId}`, actor, event: "recovery.demo_time_passed" });
  });
  await completeRecovery(requestId);
}
