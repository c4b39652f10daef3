import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { accountPermissions } from "../../account-permissions.ts";
import { endSessions } from "./end-sessions.server.ts";

/** Everywhere but here. */
export async function endOtherSessions(actor: Actor): Promise<number> {
  const userId = actor.userId ?? "";
  accountPermissions.assertCan(actor, "account.end_session", { userId });
  return inTransaction((tx) =>
    endSessions(tx, { userId, actor, reason: "ended_all", except: actor.sessionId }),
  );
}
