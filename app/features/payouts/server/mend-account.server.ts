import type { Actor } from "#app/core/permissions.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { lockApplication } from "#app/features/applications/server/application-row.server.ts";
import { changePayoutAccount } from "#app/features/applications/server/change-payout-account.server.ts";
import { tellStudent } from "#app/features/applications/server/tell-student.server.ts";
import { changeAward } from "#app/features/awards/server/change-award.server.ts";
import { payoutPermissions } from "../payout-permissions.ts";
import { awardAccess } from "./award-access.server.ts";

/** Another account where the bank sent the money back, or the first one: told on all channels, and ready again. */
export async function mendAccount(
  actor: Actor,
  awardId: string,
  { account, ifsc }: { readonly account: string; readonly ifsc: string },
): Promise<void> {
  const { row: seen, access } = await awardAccess(awardId);
  payoutPermissions.assertCan(actor, "payout.answer_award", access);
  await inTransaction(async (tx) => {
    const { row: of } = await lockApplication(tx, seen.applicationId);
    const row = await changeAward.lock(tx, awardId);
    await changePayoutAccount(actor, of.id, { account, ifsc });
    if (row.status === "returned") await changeAward.one(tx, actor, awardId, { event: "mend" });
    const lastFour = account.slice(-4);
    const key = `${awardId}:account:${row.statusAt?.getTime()}:${lastFour}`;
    await tellStudent(tx, of, "accountChanged", key, { lastFour }, `/payouts/${awardId}`);
  });
}
