import { and, eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { userRole } from "#app/db/schema/users.ts";
import { accountPermissions } from "../../account-permissions.ts";
import { holdAccount } from "../../suspension/hold-account.server.ts";
import type { SuspensionReason } from "../../suspension/suspension-reasons.ts";
import { keepSuperAdmin } from "./keep-super-admin.server.ts";

/** Anybody's account, of the desk and the portals too. The terms name the reasons: fraud, false information, misuse. */
export async function disableUser(
  actor: Actor,
  input: { readonly userId: string; readonly reason: string; readonly told?: SuspensionReason },
): Promise<void> {
  const { userId, reason, told = "to_check" } = input;
  if (!isId(userId)) throw notFound();
  accountPermissions.assertCan(actor, "account.disable", { userId });
  await inTransaction(async (tx) => {
    await holdAccount(tx, actor, { userId, reason: told, note: reason });
    const [desk] = await tx
      .select({ staffRoles: userRole.staffRoles })
      .from(userRole)
      .where(and(eq(userRole.userId, userId), eq(userRole.role, "admin")));
    if (desk?.staffRoles.includes("super_admin")) await keepSuperAdmin(tx);
  });
}
