import { now } from "#app/core/clock.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { recordPayout } from "#app/features/applications/server/decisions/record-payout.server.ts";
import { lockApplication } from "#app/features/applications/server/lists/application-row.server.ts";
import { changeAward } from "#app/features/awards/server/change-award.server.ts";
import { account } from "#app/features/ledger/ledger.ts";
import { postTransaction } from "#app/features/ledger/server/post-transaction.server.ts";
import { awardAccess } from "../awards/award-access.server.ts";
import { changeOutsidePayment } from "./change-outside-payment.server.ts";

/** It came: paid, and written into the ledger as the institute's own money, which never was at our bank. */
export async function settleOutsidePayment(actor: Actor, awardId: string): Promise<void> {
  const { row: seen } = await awardAccess(awardId);
  await inTransaction(async (tx) => {
    await lockApplication(tx, seen.applicationId);
    const row = await changeAward.lock(tx, awardId);
    const confirmed = await changeOutsidePayment(tx, actor, awardId, "confirm");
    if (!confirmed) return;
    const { id, amountPaise, reference } = confirmed;
    await postTransaction(tx, actor, {
      key: `outside-paid:${id}`,
      kind: "outside_paid",
      subjectId: awardId,
      reference,
      lines: [
        { account: account.outsidePaid(row.programmeId), amountPaise, sourceId: null },
        { account: account.outside(row.programmeId), amountPaise: -amountPaise, sourceId: null },
      ],
    });
    await changeAward.one(tx, actor, awardId, {
      event: "settle",
      changes: { paidAt: now() },
      details: { reference },
    });
    await recordPayout(systemActor, row.applicationId, { reference });
  });
}
