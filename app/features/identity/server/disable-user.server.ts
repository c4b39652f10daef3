import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { notFound } from "#app/core/errors.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/permissions.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { appUser, userRole } from "#app/db/schema/users.ts";
import { accountPermissions } from "../account-permissions.ts";
import { endSessions } from "./end-sessions.server.ts";
import { keepSuperAdmin } from "./keep-super-admin.server.ts";

/** The terms name the reasons: fraud, false information, misuse. Acts at once (T9). */
export async function disableUser(
  actor: Actor,
  input: { readonly userId: string; readonly reason: string },
): Promise<void> {
  const { userId, reason } = input;
  if (!isId(userId)) throw notFound();
  accountPermissions.assertCan(actor, "account.disable", { userId });
  await inTransaction(async (tx) => {
    const disabled = await tx
      .update(appUser)
      .set({ disabledAt: now() })
      .where(and(eq(appUser.id, userId), isNull(appUser.disabledAt)))
      .returning({ id: appUser.id });
    if (disabled.length === 0) throw notFound();
    await writeAudit(tx, {
      chain: `account:${userId}`,
      actor,
      event: "account.disabled",
      from: "enabled",
      to: "disabled",
      details: { reason },
    });
    const [desk] = await tx
      .select({ staffRoles: userRole.staffRoles })
      .from(userRole)
      .where(and(eq(userRole.userId, userId), eq(userRole.role, "admin")));
    if (desk?.staffRoles.includes("super_admin")) await keepSuperAdmin(tx);
    await endSessions(tx, { userId, actor, reason: "disabled" });
  });
}
