import { and, asc, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { requestHash, runOnce } from "#app/db/idempotency.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { award } from "#app/db/schema/awards.ts";
import { payout, payoutBatch } from "#app/db/schema/payouts.ts";
import { awardPlace } from "#app/features/awards/server/award-place-query.server.ts";
import { changeAward } from "#app/features/awards/server/change-award.server.ts";
import { tellOtherAdmins } from "#app/features/identity/server/staff/tell-other-admins.server.ts";
import { payoutPermissions } from "../../payout-permissions.ts";
import { LARGEST_BATCH, payoutBatchMachine } from "../../payout-status.ts";
import { batchNumber } from "../../payout-view.ts";
import { reserveAwards } from "../awards/reserve-awards.server.ts";

/**
 * Puts every award that is ready into one batch: accepted, its money set aside, an account known and looked at.
 * What is left out stands on the desk's list with its reason. Pressed twice it is one batch (T38). Who can approve it
 * hears of it at once (D21).
 */
export async function preparePayouts(
  actor: Actor,
  formKey: string,
): Promise<{ id: string; payouts: number }> {
  payoutPermissions.assertCan(actor, "payout.pay");
  const preparedBy = actor.userId;
  if (!preparedBy) throw conflict("A payout is prepared by a person.");
  await reserveAwards(actor);
  return runOnce(formKey, `payouts:${preparedBy}`, requestHash({ what: "prepare" }), async (tx) => {
    const ready = await tx
      .select({ id: award.id, amountPaise: award.amountPaise })
      .from(award)
      .innerJoin(application, eq(application.id, award.applicationId))
      .where(and(eq(awardPlace, "ready"), eq(application.status, "approved"), isNull(application.erasedAt)))
      .orderBy(asc(award.createdAt), asc(award.id))
      .limit(LARGEST_BATCH)
      .for("update", { of: award });
    if (ready.length === 0) throw conflict("No award is ready to be paid.", "nothing_ready");
    const id = newId();
    const [batch] = await tx
      .insert(payoutBatch)
      .values({ id, status: payoutBatchMachine.initial as "prepared", preparedBy, preparedAt: now() })
      .returning();
    if (!batch) throw new Error("No batch was written");
    await tx.insert(payout).values(
      ready.map((row) => ({
        id: newId(),
        batchId: id,
        awardId: row.id,
        amountPaise: row.amountPaise,
        status: "prepared" as const,
        createdAt: now(),
      })),
    );
    const ids = ready.map((row) => row.id);
    await changeAward.many(tx, actor, ids, "pay");
    const amountPaise = ready.reduce((sum, row) => sum + row.amountPaise, 0);
    await writeAudit(tx, {
      chain: `payout-batch:${id}`,
      actor,
      event: "payout_batch.prepared",
      to: "prepared",
      details: { payouts: ready.length, amountPaise },
    });
    const number = batchNumber(batch);
    const students = ready.length === 1 ? "one student" : `${ready.length} students`;
    await tellOtherAdmins(tx, actor, payoutPermissions.right("payout.pay"), {
      key: `payout-batch:${id}`,
      title: "Payouts wait for a second person",
      message: `${actor.name ?? "A colleague"} prepared batch ${number}: ${formatMoney(paise(amountPaise))} to ${students}. Look at it under Payouts; nothing leaves before you approve it.`,
      link: `/admin/payouts/${id}`,
    });
    return { id, payouts: ready.length };
  });
}
