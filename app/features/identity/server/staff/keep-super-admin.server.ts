import { and, arrayContains, eq, isNull } from "drizzle-orm";
import { conflict } from "#app/core/requests/errors.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { appUser, userRole } from "#app/db/schema/users.ts";

/** Nobody could ask for a new one: the last super admin stays. Asked after the change, whose throw undoes it. */
export async function keepSuperAdmin(tx: Tx): Promise<void> {
  const [left] = await tx
    .select({ id: appUser.id })
    .from(userRole)
    .innerJoin(appUser, eq(appUser.id, userRole.userId))
    .where(
      and(
        eq(userRole.role, "admin"),
        isNull(userRole.revokedAt),
        isNull(appUser.disabledAt),
        arrayContains(userRole.staffRoles, ["super_admin"]),
      ),
    )
    .limit(1);
  if (!left) throw conflict("This is the last super admin. Make another one first.", "last_super_admin");
}
