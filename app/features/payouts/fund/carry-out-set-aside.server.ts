import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { payoutPermissions } from "../payout-permissions.ts";
import { fundedScholarship } from "./funded-scholarship.server.ts";

/** What is missing for all of its seats goes over from the general fund. Done twice, nothing is missing the second time. */
export async function carryOutSetAside(actor: Actor, scholarshipId: string): Promise<void> {
  payoutPermissions.assertCan(actor, "payout.pay");
  await inTransaction(async (tx) => {
    const { row, programmeId, missingPaise } = await fundedScholarship.lock(tx, actor, scholarshipId);
    if (row.status === "closed") throw conflict("This scholarship is closed.", "wrong_state");
    if (missingPaise > 0) await fundedScholarship.move(tx, actor, { programmeId, paise: missingPaise });
  });
}
