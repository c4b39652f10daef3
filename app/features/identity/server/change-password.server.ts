import type { Actor } from "#app/core/permissions.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { accountPermissions } from "../account-permissions.ts";
import { confirmOwnPassword } from "./confirm-own-password.server.ts";
import { endSessions } from "./end-sessions.server.ts";
import { setPassword } from "./set-password.server.ts";

/** A new password, with the current one as proof. Every other session ends; this one stays. */
export async function changePassword(actor: Actor, input: { current: string; next: string }): Promise<void> {
  const userId = actor.userId ?? "";
  accountPermissions.assertCan(actor, "account.change_password", { userId });
  await confirmOwnPassword(userId, input.current);
  await inTransaction(async (tx) => {
    await setPassword(tx, { userId, password: input.next, actor, event: "password.changed" });
    await endSessions(tx, { userId, actor, reason: "password_changed", except: actor.sessionId });
  });
}
