import { eq } from "drizzle-orm";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { addEvent } from "#app/features/applications/server/add-event.server.ts";
import { lockApplication } from "#app/features/applications/server/lists/application-row.server.ts";
import { tellStudent } from "#app/features/applications/server/tell-student.server.ts";
import { changeAward } from "#app/features/awards/server/change-award.server.ts";
import { payoutPermissions } from "../../payout-permissions.ts";
import { awardAccess } from "../awards/award-access.server.ts";
import { changeOutsidePayment } from "./change-outside-payment.server.ts";

/** It was written down by mistake, or did not go out: the institute still has to pay. */
export async function takeBackOutsidePayment(actor: Actor, awardId: string): Promise<void> {
  const seen = await awardAccess(awardId);
  payoutPermissions.assertCan(actor, "payout.record_payment", seen.access);
  await inTransaction(async (tx) => {
    const { row: of } = await lockApplication(tx, seen.row.applicationId);
    await changeAward.lock(tx, awardId);
    const taken = await changeOutsidePayment(tx, actor, awardId, "take_back");
    if (!taken) return;
    await changeAward.one(tx, actor, awardId, { event: "put_back" });
    await addEvent(tx, actor, of.id, { event: "outside_taken_back" });
    const [about] = of.scholarshipId
      ? await tx.select().from(scholarship).where(eq(scholarship.id, of.scholarshipId))
      : [];
    const words = { payer: about?.provider ?? "", amount: formatMoney(paise(taken.amountPaise)) };
    await tellStudent(tx, of, "outsideTakenBack", `outside:${taken.id}:back`, words, `/payouts/${awardId}`);
  });
}
