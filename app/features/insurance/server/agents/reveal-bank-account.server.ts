import { eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { insuranceAgent } from "#app/db/schema/insurance-agents.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { openBankAccount } from "./bank-account-parts.server.ts";

/** T26: the whole account, once, for a reason that is written down. */
export async function revealBankAccount(
  actor: Actor,
  agentId: string,
  { reason }: { reason: string },
): Promise<string> {
  insurancePermissions.assertCan(actor, "insurance.reveal_account");
  return inTransaction(async (tx) => {
    const [row] = isId(agentId)
      ? await tx.select().from(insuranceAgent).where(eq(insuranceAgent.id, agentId))
      : [];
    if (!row) throw notFound("There is no such agent.");
    await writeAudit(tx, {
      chain: `insurance_agent:${agentId}`,
      actor,
      event: "insurance_agent.account_revealed",
      details: { reason },
    });
    return openBankAccount(row.id, row.bankAccountEncrypted);
  });
}
