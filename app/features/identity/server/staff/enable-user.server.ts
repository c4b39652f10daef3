import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { securityPermissions } from "../../security-permissions.ts";
import { releaseAccount } from "../../suspension/release-account.server.ts";
import { tieAccounts } from "./tie-accounts.server.ts";

/** Lets somebody sign in again. Their old sessions stay ended. */
export async function enableUser(
  actor: Actor,
  { userId, reason }: { readonly userId: string; readonly reason: string },
): Promise<void> {
  securityPermissions.assertCan(actor, "security.enable", { userId });
  await inTransaction(async (tx) => {
    await releaseAccount(tx, actor, { userId, note: reason });
    if (actor.userId) await tieAccounts(tx, { userId, byUserId: actor.userId, how: "enabled" });
  });
}
