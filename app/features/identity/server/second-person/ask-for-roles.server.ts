import { and, eq, isNull } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { isStaffRole, type StaffRole, staffRoleNames } from "#app/core/portals/staff-roles.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { appUser, userRole } from "#app/db/schema/users.ts";
import { accountPermissions } from "../../account-permissions.ts";
import { askSecondPerson } from "./ask-second-person.server.ts";
import { readSecondPersonRules } from "./read-second-person-rules.server.ts";

/** Other roles for somebody of the desk, or the desk for somebody of a portal: a matter of two people (T52). */
export async function askForRoles(
  actor: Actor,
  wish: { readonly userId: string; readonly roles: readonly StaffRole[]; readonly reason: string },
): Promise<string> {
  accountPermissions.assertCan(actor, "account.grant_role");
  if (!isId(wish.userId)) throw notFound();
  const { staffWaitHours } = await readSecondPersonRules();
  return inTransaction(async (tx) => {
    const [user] = await tx
      .select({ name: appUser.name, held: userRole.staffRoles })
      .from(appUser)
      .leftJoin(
        userRole,
        and(eq(userRole.userId, appUser.id), eq(userRole.role, "admin"), isNull(userRole.revokedAt)),
      )
      .where(eq(appUser.id, wish.userId));
    if (!user) throw notFound();
    const held = (user.held ?? []).filter(isStaffRole);
    const isSame = held.length === wish.roles.length && wish.roles.every((role) => held.includes(role));
    if (isSame) throw conflict("These are their roles already.", "same_roles");
    const now = held.length > 0 ? ` (now: ${staffRoleNames(held)})` : "";
    return askSecondPerson(tx, actor, {
      kind: "staff.promote",
      subject: `account:${wish.userId}`,
      title: `Roles for ${user.name ?? "an account without a name"}: ${staffRoleNames(wish.roles)}${now}`,
      payload: { roles: wish.roles },
      reason: wish.reason,
      waitHours: staffWaitHours,
    });
  });
}
