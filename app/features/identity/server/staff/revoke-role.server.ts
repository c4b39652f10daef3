import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { userRole } from "#app/db/schema/users.ts";
import { accountPermissions } from "../../account-permissions.ts";
import type { AccountRole } from "../../staff/portal-role.ts";
import { endSessions } from "../sessions/end-sessions.server.ts";
import { keepSuperAdmin } from "./keep-super-admin.server.ts";

/** Takes a role away: every session of the account ends at once (T9), and signs in anew with what is left. */
export async function revokeRole(
  actor: Actor,
  input: { readonly userId: string; readonly role: AccountRole },
): Promise<void> {
  const { userId, role } = input;
  if (!isId(userId)) throw notFound();
  accountPermissions.assertCan(actor, "account.revoke_role", { userId });
  await inTransaction(async (tx) => {
    const revoked = await tx
      .update(userRole)
      .set({ revokedAt: now() })
      .where(and(eq(userRole.userId, userId), eq(userRole.role, role), isNull(userRole.revokedAt)))
      .returning({ role: userRole.role });
    if (revoked.length === 0) throw notFound();
    await writeAudit(tx, {
      chain: `account:${userId}`,
      actor,
      event: "role.revoked",
      from: role,
      to: "revoked",
    });
    if (role === "admin") await keepSuperAdmin(tx);
    await endSessions(tx, { userId, actor, reason: "role_changed" });
  });
}
