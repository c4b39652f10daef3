import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { nominee } from "#app/db/schema/nominees.ts";
import { accountPermissions } from "../../account-permissions.ts";
import { nomineeRow } from "./nominee-row.server.ts";

/** I7c: nothing of the person is kept. Removed twice, it was removed once. */
export async function removeNominee(actor: Actor): Promise<void> {
  const { studentId } = actor;
  const userId = actor.userId ?? "";
  accountPermissions.assertCan(actor, "account.name_nominee", { userId });
  await inTransaction(async (tx) => {
    const [gone] = await tx.delete(nominee).where(nomineeRow.ofActor(actor)).returning({ id: nominee.id });
    if (!gone) return;
    await writeAudit(tx, {
      chain: `account:${userId}`,
      actor,
      event: "nominee.removed",
      subject: `nominee:${gone.id}`,
      ...(studentId && { details: { studentId } }),
    });
  });
}
