import { and, eq, isNotNull } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { env } from "#app/core/settings/env.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { passkey } from "#app/db/schema/passkeys.ts";
import { recoveryCode, userTotp } from "#app/db/schema/second-factors.ts";
import { refusalsEn } from "../../messages/refusals.en.ts";

/**
 * After a factor was removed in this transaction: without any left, the recovery codes have nothing to recover;
 * and in production the super admin keeps one (T6), so the removal is undone by the throw.
 */
export async function keepLastFactor(tx: Tx, actor: Actor): Promise<void> {
  const userId = actor.userId ?? "";
  const totp = await tx
    .select({ id: userTotp.userId })
    .from(userTotp)
    .where(and(eq(userTotp.userId, userId), isNotNull(userTotp.confirmedAt)));
  const keys = await tx.select({ id: passkey.id }).from(passkey).where(eq(passkey.userId, userId)).limit(1);
  if (totp.length + keys.length > 0) return;
  if (actor.role === "admin" && env().isProduction) {
    throw conflict(refusalsEn.lastFactor);
  }
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
}
