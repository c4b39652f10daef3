import { and, eq } from "drizzle-orm";
import type { Tx } from "#app/db/opening/client.server.ts";
import { appUser, userRole } from "#app/db/schema/users.ts";
import { whoSignsIn } from "#app/db/who-signs-in.server.ts";
import type { AccountRole } from "../../staff/portal-role.ts";

/** Whether the account still holds the role: asked again at each step, since the first may be minutes old. */
export async function canEnter(tx: Tx, userId: string, role: AccountRole): Promise<boolean> {
  const [held] = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .innerJoin(userRole, and(eq(userRole.userId, appUser.id), eq(userRole.role, role)))
    .where(and(eq(appUser.id, userId), whoSignsIn.byRole()));
  return held !== undefined;
}
