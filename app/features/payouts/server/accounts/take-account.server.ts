import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { decryptField } from "#app/core/secrets/crypto.server.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { accountChange } from "#app/db/schema/awards.ts";
import { setPayoutAccount } from "#app/features/applications/server/decisions/set-payout-account.server.ts";
import { lockApplication } from "#app/features/applications/server/lists/application-row.server.ts";
import { tellStudent } from "#app/features/applications/server/tell-student.server.ts";
import { accountChangeMachine } from "#app/features/awards/award-status.ts";
import { changeAward } from "#app/features/awards/server/change-award.server.ts";

/** From now on the award's money goes there: because the name is the student's, or because the desk looked. */
export async function takeAccount(
  tx: Tx,
  actor: Actor,
  changeId: string,
  { by }: { readonly by: "name" | "desk" },
): Promise<void> {
  const [row] = await tx.select().from(accountChange).where(eq(accountChange.id, changeId)).for("update");
  if (!row) throw notFound();
  const status = next(accountChangeMachine, row.status, "take", by === "name" ? systemActor : actor);
  await tx
    .update(accountChange)
    .set({ status, decidedAt: now(), decidedBy: by === "desk" ? actor.userId : null })
    .where(eq(accountChange.id, changeId));
  await writeAudit(tx, {
    chain: `award:${row.awardId}`,
    actor,
    event: "award.account_taken",
    subject: `account_change:${changeId}`,
    from: row.status,
    to: status,
    details: { by, lastFour: row.accountLastFour },
  });
  const award = await changeAward.lock(tx, row.awardId);
  const { row: of } = await lockApplication(tx, award.applicationId);
  const account = decryptField(row.accountEncrypted, {
    table: "account_change",
    column: "account_encrypted",
    rowId: row.id,
  });
  await setPayoutAccount(tx, actor, of, { account, ifsc: row.ifsc });
  if (award.status === "returned") await changeAward.one(tx, actor, award.id, { event: "mend" });
  const key = `account-taken:${changeId}`;
  const values = { lastFour: row.accountLastFour };
  await tellStudent(tx, of, "accountChanged", key, values, `/payouts/${award.id}`);
}
