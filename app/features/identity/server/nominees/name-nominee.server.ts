import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { nominee } from "#app/db/schema/nominees.ts";
import { appUser } from "#app/db/schema/users.ts";
import { accountPermissions } from "../../account-permissions.ts";
import type { NomineeDetails } from "../../rules/nominee-schema.ts";
import { nomineeRow } from "./nominee-row.server.ts";

/** I7c: names the person, or another one instead. The same one sent twice is one entry and one line of the audit. */
export async function nameNominee(actor: Actor, details: NomineeDetails): Promise<void> {
  const { studentId = null } = actor;
  const userId = actor.userId ?? "";
  accountPermissions.assertCan(actor, "account.name_nominee", { userId });
  await inTransaction(async (tx) => {
    // Two presses at once wait for each other: the account's row is there before the first nominee is.
    await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for("update");
    const [found] = await tx.select().from(nominee).where(nomineeRow.ofActor(actor));
    if (found && isSame(nomineeRow.open(found), details)) return;
    const id = found?.id ?? newId();
    const values = { ...nomineeRow.seal(id, details), namedAt: now() };
    if (found) await tx.update(nominee).set(values).where(eq(nominee.id, id));
    else await tx.insert(nominee).values({ id, userId, studentId, ...values });
    await writeAudit(tx, {
      chain: `account:${userId}`,
      actor,
      event: found ? "nominee.changed" : "nominee.named",
      subject: `nominee:${id}`,
      ...(studentId && { details: { studentId } }),
    });
  });
}

function isSame(a: NomineeDetails, b: NomineeDetails): boolean {
  return a.name === b.name && a.relation === b.relation && a.phone === b.phone && a.email === b.email;
}
