import { and, eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { pushSubscription as table } from "#app/db/schema/push-subscriptions.ts";
import { notificationPermissions, ownUserId } from "../../notification-permissions.ts";
import { pushEnvelope } from "./push-envelope.server.ts";

/** This browser rings no more. */
export async function dropPush(actor: Actor, endpoint: string): Promise<void> {
  notificationPermissions.assertCan(actor, "notification.settings");
  const userId = ownUserId(actor);
  await inTransaction(async (tx) => {
    const gone = await tx
      .delete(table)
      .where(and(eq(table.userId, userId), eq(table.endpointHash, pushEnvelope.hash(endpoint))))
      .returning({ id: table.id });
    if (gone.length > 0)
      await writeAudit(tx, { chain: `account:${userId}`, actor, event: "account.push_off", details: {} });
  });
}
