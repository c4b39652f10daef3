import { and, eq, isNull } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { claim } from "#app/db/schema/claims.ts";
import { askSecondPerson } from "#app/features/identity/server/second-person/ask-second-person.server.ts";
import { readSecondPersonRules } from "#app/features/identity/server/second-person/read-second-person-rules.server.ts";
import { claimMachine } from "../../claims/claim-status.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { claimAlerts } from "./claim-alerts.server.ts";
import { type ClaimDecision, settleClaim } from "./settle-claim.server.ts";

/** Approves or rejects a claim; an approval from the operator's limit on waits for a second person (T52). */
export async function decideClaim(
  actor: Actor,
  claimId: string,
  decision: ClaimDecision,
): Promise<"done" | "asked"> {
  insurancePermissions.assertCan(actor, "insurance.decide_claim");
  const [row] = isId(claimId)
    ? await database()
        .select()
        .from(claim)
        .where(and(eq(claim.id, claimId), isNull(claim.deletedAt)))
    : [];
  const { claimRupees } = await readSecondPersonRules();
  const wanted = decision.amountPaise ?? row?.amountPaise ?? 0;
  if (!row || decision.event !== "approve" || wanted < claimRupees * 100) {
    await settleClaim(actor, claimId, decision);
    return "done";
  }
  next(claimMachine, row.status, decision.event, actor);
  if (row.revision !== decision.revision) throw conflict();
  if (wanted > row.amountPaise) throw invalid({ amount: ["It is more than was claimed."] });
  await inTransaction(async (tx) => {
    await claimAlerts.refuseHeld(tx, claimId);
    await askSecondPerson(tx, actor, {
      kind: "claim.approve",
      subject: `claim:${claimId}`,
      title: `Approval of claim ${row.claimNumber}`,
      amountPaise: wanted,
      payload: { revision: decision.revision, amountPaise: wanted, reason: decision.reason },
      reason: decision.reason ?? "Looked at, and found right.",
    });
  });
  return "asked";
}
