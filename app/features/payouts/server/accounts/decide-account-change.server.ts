import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { accountChange, award } from "#app/db/schema/awards.ts";
import { lockApplication } from "#app/features/applications/server/lists/application-row.server.ts";
import { tellStudent } from "#app/features/applications/server/tell-student.server.ts";
import { accountChangeMachine } from "#app/features/awards/award-status.ts";
import { payoutPermissions } from "../../payout-permissions.ts";
import { takeAccount } from "./take-account.server.ts";

/** The desk has looked at the passbook of an account in another name: it is taken, or refused with a reason. */
export async function decideAccountChange(
  actor: Actor,
  changeId: string,
  verdict: { readonly take: true } | { readonly take: false; readonly reason: string },
): Promise<void> {
  payoutPermissions.assertCan(actor, "payout.pay");
  if (!isId(changeId)) throw notFound();
  await inTransaction(async (tx) => {
    const [found] = await tx
      .select({ row: accountChange, applicationId: award.applicationId })
      .from(accountChange)
      .innerJoin(award, eq(award.id, accountChange.awardId))
      .where(eq(accountChange.id, changeId))
      .for("update");
    if (!found) throw notFound();
    if (verdict.take) return takeAccount(tx, actor, changeId, { by: "desk" });
    const { row } = found;
    const status = next(accountChangeMachine, row.status, "refuse", actor);
    const { reason } = verdict;
    await tx
      .update(accountChange)
      .set({ status, reason, decidedAt: now(), decidedBy: actor.userId })
      .where(eq(accountChange.id, changeId));
    await writeAudit(tx, {
      chain: `award:${row.awardId}`,
      actor,
      event: "award.account_refused",
      subject: `account_change:${changeId}`,
      from: row.status,
      to: status,
      details: { reason },
    });
    const { row: of } = await lockApplication(tx, found.applicationId);
    const values = { lastFour: row.accountLastFour, reason };
    const key = `account-refused:${changeId}`;
    await tellStudent(tx, of, "accountRefused", key, values, `/payouts/${row.awardId}`);
  });
}
