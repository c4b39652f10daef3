import { and, eq, inArray } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { sweepOf } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { erasureRequest } from "#app/db/schema/erasure-requests.ts";
import { accountPermissions } from "../../account-permissions.ts";
import { refusalsEn } from "../../messages/refusals.en.ts";
import { erasureMachine } from "../../rules/erasure-status.ts";

export async function cancelErasure(actor: Actor): Promise<void> {
  const userId = actor.userId ?? "";
  accountPermissions.assertCan(actor, "account.cancel_erasure", { userId });
  const { from, to } = sweepOf(erasureMachine, "cancel", actor);
  await inTransaction(async (tx) => {
    const [cancelled] = await tx
      .update(erasureRequest)
      .set({ status: to, closedAt: now() })
      .where(and(eq(erasureRequest.userId, userId), inArray(erasureRequest.status, from)))
      .returning({ id: erasureRequest.id });
    if (!cancelled) throw conflict(refusalsEn.noRequest);
    await writeAudit(tx, {
      chain: `account:${userId}`,
      actor,
      event: "erasure.cancelled",
      subject: `erasure:${cancelled.id}`,
      from: "requested",
      to,
    });
  });
}
