import { and, asc, eq, lt } from "drizzle-orm";
import { addHours, now } from "#app/core/clock.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { outsidePayment } from "#app/db/schema/awards.ts";
import { confirmWithinDays } from "#app/features/awards/award-status.ts";
import { settleOutsidePayment } from "./settle-outside-payment.server.ts";

const AT_ONCE = 500;

/** Recorded with a proof, and the student was asked and said nothing for so many days: it counts as paid. */
export async function confirmSilentPayments(): Promise<number> {
  const rows = await database()
    .select({ awardId: outsidePayment.awardId })
    .from(outsidePayment)
    .where(
      and(
        eq(outsidePayment.status, "recorded"),
        lt(outsidePayment.recordedAt, addHours(now(), -24 * confirmWithinDays)),
      ),
    )
    .orderBy(asc(outsidePayment.recordedAt))
    .limit(AT_ONCE);
  for (const { awardId } of rows) await settleOutsidePayment(systemActor, awardId);
  return rows.length;
}
