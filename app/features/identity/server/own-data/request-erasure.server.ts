import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { erasureRequest } from "#app/db/schema/erasure-requests.ts";
import { accountPermissions } from "../../account-permissions.ts";
import { erasureWaitDays } from "../../rules/erasure-rules.ts";

/** T36: the account is erased after a week, unless its owner takes the request back. Asked twice, it is one. */
export async function requestErasure(actor: Actor): Promise<void> {
  const userId = actor.userId ?? "";
  accountPermissions.assertCan(actor, "account.request_erasure", { userId });
  await inTransaction(async (tx) => {
    const id = newId();
    const dueAt = new Date(now().getTime() + erasureWaitDays * 24 * 3_600_000);
    const made = await tx
      .insert(erasureRequest)
      .values({ id, userId, status: "requested", requestedAt: now(), dueAt })
      .onConflictDoNothing()
      .returning({ id: erasureRequest.id });
    if (made.length === 0) return;
    await writeAudit(tx, {
      chain: `account:${userId}`,
      actor,
      event: "erasure.requested",
      subject: `erasure:${id}`,
      to: "requested",
    });
  });
}
