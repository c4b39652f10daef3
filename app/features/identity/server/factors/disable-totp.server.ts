import { and, eq, isNotNull } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { userTotp } from "#app/db/schema/second-factors.ts";
import { accountPermissions } from "../../account-permissions.ts";
import { confirmOwnPassword } from "../passwords/confirm-own-password.server.ts";
import { keepLastFactor } from "./keep-last-factor.server.ts";
import { tellFactorChange } from "./tell-factor-change.server.ts";

/** Removes the authenticator app. Asks for the password again: an open screen is not enough. */
export async function disableTotp(actor: Actor, password: string): Promise<void> {
  const userId = actor.userId ?? "";
  accountPermissions.assertCan(actor, "account.set_second_factor", { userId });
  await confirmOwnPassword(userId, password);
  await inTransaction(async (tx) => {
    const removed = await tx
      .delete(userTotp)
      .where(and(eq(userTotp.userId, userId), isNotNull(userTotp.confirmedAt)))
      .returning({ userId: userTotp.userId });
    if (removed.length === 0) throw notFound("No authenticator app is set up.");
    await keepLastFactor(tx, actor);
    await tellFactorChange(tx, userId, "The authenticator app was removed");
    await writeAudit(tx, {
      chain: `account:${userId}`,
      actor,
      event: "second_factor.removed",
      details: { kind: "totp" },
    });
  });
}
