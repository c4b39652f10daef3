import { eq } from "drizzle-orm";
import { notFound } from "#app/core/errors.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/permissions.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { appUser } from "#app/db/schema/users.ts";
import { accountPermissions } from "../account-permissions.ts";
import { askSecondPerson } from "./ask-second-person.server.ts";
import { readSecondPersonRules } from "./read-second-person-rules.server.ts";

/** The super admin role for somebody who has an account: as a new admin, a matter of two people (T52). */
export async function askForPromotion(
  actor: Actor,
  { userId, reason }: { readonly userId: string; readonly reason: string },
): Promise<string> {
  accountPermissions.assertCan(actor, "account.grant_role");
  if (!isId(userId)) throw notFound();
  const { staffWaitHours } = await readSecondPersonRules();
  return inTransaction(async (tx) => {
    const [user] = await tx.select({ name: appUser.name }).from(appUser).where(eq(appUser.id, userId));
    if (!user) throw notFound();
    return askSecondPerson(tx, actor, {
      kind: "staff.promote",
      subject: `account:${userId}`,
      title: `The super admin role for ${user.name ?? "an account without a name"}`,
      reason,
      waitHours: staffWaitHours,
    });
  });
}
