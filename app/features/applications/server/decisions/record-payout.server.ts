import { now } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { applicationPermissions } from "../../application-permissions.ts";
import { changeApplication } from "../change-application.server.ts";
import { lockApplication } from "../lists/application-row.server.ts";
import { tellStudent } from "../tell-student.server.ts";

/** The money has reached the bank; the funding room calls it with the bank's reference. */
export async function recordPayout(
  actor: Actor,
  id: string,
  { reference }: { reference: string },
): Promise<void> {
  applicationPermissions.assertCan(actor, "application.pay");
  await inTransaction(async (tx) => {
    const { row } = await lockApplication(tx, id);
    const changed = await changeApplication(tx, actor, row, {
      event: "pay",
      changes: { paidAt: now(), payoutReference: reference },
      details: { reference },
    });
    const amount = formatMoney(paise(changed.awardPaise ?? 0));
    await tellStudent(tx, changed, "paid", `${id}:paid`, { amount });
  });
}
