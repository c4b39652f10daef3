import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { appUser } from "#app/db/schema/users.ts";
import { endSuspension } from "./end-suspension.server.ts";
import { tellHeld } from "./tell-held.server.ts";

/** Can sign in again, and is told. The old sessions stay ended. Who may was asked by the caller. */
export async function releaseAccount(
  tx: Tx,
  actor: Actor,
  { userId, note }: { userId: string; note: string },
): Promise<void> {
  const released = await tx
    .update(appUser)
    .set({ disabledAt: null })
    .where(and(eq(appUser.id, userId), isNotNull(appUser.disabledAt), isNull(appUser.erasedAt)))
    .returning({ id: appUser.id });
  if (released.length === 0) throw notFound();
  const ended = await endSuspension(tx, actor, { kind: "account", subjectId: userId, note });
  await writeAudit(tx, {
    chain: `account:${userId}`,
    actor,
    event: "account.enabled",
    from: "disabled",
    to: "enabled",
    details: { reason: note },
  });
  if (ended) await tellHeld(tx, { userId, suspensionId: ended.id, what: "account-restored", reason: null });
}
