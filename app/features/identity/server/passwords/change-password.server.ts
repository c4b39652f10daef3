import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { accountPermissions } from "../../account-permissions.ts";
import { endSessions } from "../sessions/end-sessions.server.ts";
import { confirmOwnPassword } from "./confirm-own-password.server.ts";
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
