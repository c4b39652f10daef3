import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { appUser } from "#app/db/schema/users.ts";
import { endSessions } from "../server/sessions/end-sessions.server.ts";
import { openSuspension } from "./open-suspension.server.ts";
import type { SuspensionReason } from "./suspension-reasons.ts";
import { tellHeld } from "./tell-held.server.ts";

/** Out at once, everywhere, and told why. Who may was asked by the caller (T9). */
export async function holdAccount(
  tx: Tx,
  actor: Actor,
  { userId, reason, note }: { userId: string; reason: SuspensionReason; note: string },
): Promise<void> {
  const held = await tx
    .update(appUser)
    .set({ disabledAt: now() })
    .where(and(eq(appUser.id, userId), isNull(appUser.disabledAt), isNull(appUser.erasedAt)))
    .returning({ id: appUser.id });
  if (held.length === 0) throw notFound();
  const id = await openSuspension(tx, actor, { kind: "account", subjectId: userId, reason, note });
  await writeAudit(tx, {
    chain: `account:${userId}`,
    actor,
    event: "account.disabled",
    from: "enabled",
    to: "disabled",
    details: { reason: note, told: reason },
  });
  await endSessions(tx, { userId, actor, reason: "disabled" });
  await tellHeld(tx, { userId, suspensionId: id, what: "account-suspended", reason });
}
