import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { askSecondPerson } from "#app/features/identity/server/second-person/ask-second-person.server.ts";
import { readSecondPersonRules } from "#app/features/identity/server/second-person/read-second-person-rules.server.ts";
import { payoutPermissions } from "../payout-permissions.ts";
import { carryOutSetAside } from "./carry-out-set-aside.server.ts";
import { fundedScholarship } from "./funded-scholarship.server.ts";

/**
 * Money of the general fund for every seat of a scholarship that says it is paid from it; only then it can open.
 * From the operator's limit on a second person is asked first (T52).
 */
export async function setMoneyAside(actor: Actor, scholarshipId: string): Promise<"done" | "asked"> {
  payoutPermissions.assertCan(actor, "payout.pay");
  const { generalFundRupees } = await readSecondPersonRules();
  return inTransaction(async (tx) => {
    const { row, missingPaise } = await fundedScholarship.lock(tx, actor, scholarshipId);
    if (missingPaise < generalFundRupees * 100) {
      await carryOutSetAside(actor, scholarshipId);
      return "done";
    }
    await askSecondPerson(tx, actor, {
      kind: "scholarship.set_aside",
      subject: `scholarship:${scholarshipId}`,
      title: `Money of the general fund for ${row.title}`,
      amountPaise: missingPaise,
      reason: "The money for all of its seats, so that it can open.",
    });
    return "asked";
  });
}
