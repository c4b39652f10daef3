import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { notFound } from "#app/core/errors.ts";
import type { Actor } from "#app/core/permissions.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { appUser } from "#app/db/schema/users.ts";
import { securityPermissions } from "../security-permissions.ts";
import { tieAccounts } from "./tie-accounts.server.ts";

/** Lets somebody sign in again. Their old sessions stay ended. */
export async function enableUser(actor: Actor, { userId }: { readonly userId: string }): Promise<void> {
  securityPermissions.assertCan(actor, "security.enable", { userId });
  await inTransaction(async (tx) => {
    const enabled = await tx
      .update(appUser)
      .set({ disabledAt: null })
      .where(and(eq(appUser.id, userId), isNotNull(appUser.disabledAt), isNull(appUser.erasedAt)))
      .returning({ id: appUser.id });
    if (enabled.length === 0) throw notFound();
    if (actor.userId) await tieAccounts(tx, { userId, byUserId: actor.userId, how: "enabled" });
    await writeAudit(tx, {
      chain: `account:${userId}`,
      actor,
      event: "account.enabled",
      from: "disabled",
      to: "enabled",
    });
  });
}
