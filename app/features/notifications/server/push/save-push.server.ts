import { and, desc, eq, notInArray } from "drizzle-orm";
import { adapters } from "#app/adapters/adapters.server.ts";
import type { PushSubscription } from "#app/adapters/push/push.ts";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { badRequest, notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { pushSubscription as table } from "#app/db/schema/push-subscriptions.ts";
import { notificationPermissions, ownUserId } from "../../notification-permissions.ts";
import { pushEnvelope } from "./push-envelope.server.ts";

/** More phones and computers than that nobody has; the oldest go. */
const MOST_DEVICES = 10;

/** This browser rings from now on for what comes under the bell, as long as she is signed in on it. */
export async function savePush(actor: Actor, subscription: PushSubscription): Promise<void> {
  notificationPermissions.assertCan(actor, "notification.settings");
  const userId = ownUserId(actor);
  const { push } = adapters();
  const { sessionId } = actor;
  if (!push || !sessionId) throw notFound();
  const { endpoint, p256dh } = subscription;
  if (!push.takes(endpoint) || !pushEnvelope.isKey(p256dh))
    throw badRequest("This browser's service for notifications is not known.");
  await inTransaction(async (tx) => {
    const endpointHash = pushEnvelope.hash(endpoint);
    // It may have been another's, on a shared phone: the row is made anew, sealed under its own id.
    await tx.delete(table).where(eq(table.endpointHash, endpointHash));
    const id = newId();
    const at = now();
    await tx.insert(table).values({
      ...{ id, userId, sessionId, endpointHash },
      subscriptionEncrypted: pushEnvelope.seal(id, subscription),
      toldUntil: at,
      createdAt: at,
    });
    const newest = await tx
      .select({ id: table.id })
      .from(table)
      .where(eq(table.userId, userId))
      .orderBy(desc(table.createdAt), desc(table.id))
      .limit(MOST_DEVICES);
    await tx.delete(table).where(
      and(
        eq(table.userId, userId),
        notInArray(
          table.id,
          newest.map((row) => row.id),
        ),
      ),
    );
    await writeAudit(tx, { chain: `account:${userId}`, actor, event: "account.push_on", details: {} });
  });
}
