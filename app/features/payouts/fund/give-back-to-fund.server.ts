import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { readBalances } from "#app/features/ledger/server/read-balances.server.ts";
import { payoutPermissions } from "../payout-permissions.ts";
import { fundedScholarship } from "./funded-scholarship.server.ts";

/** A closed scholarship gives back what nobody was awarded: it waits in the general fund for the next need. */
export async function giveBackToFund(actor: Actor, scholarshipId: string): Promise<void> {
  payoutPermissions.assertCan(actor, "payout.pay");
  await inTransaction(async (tx) => {
    const { row, programmeId } = await fundedScholarship.lock(tx, actor, scholarshipId);
    if (row.status !== "closed") throw conflict("Close the scholarship first.", "wrong_state");
    const left = (await readBalances("programme", [programmeId])).get(programmeId) ?? 0;
    if (left > 0) await fundedScholarship.move(tx, actor, { programmeId, paise: -left });
  });
}
