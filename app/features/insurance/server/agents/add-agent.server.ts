import type { z } from "zod";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { requestHash, runOnce } from "#app/db/idempotency.server.ts";
import { insuranceAgent } from "#app/db/schema/insurance-agents.ts";
import { agentMachine } from "../../agent-status.ts";
import type { addAgentSchema } from "../../forms/insurance-forms.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { refuseDuplicate } from "../lists/refuse-duplicate.server.ts";
import { sealContact } from "../users/contact-parts.server.ts";
import { sealBankAccount } from "./bank-account-parts.server.ts";

export async function addAgent(
  actor: Actor,
  { formKey, bankAccount, ...input }: z.output<typeof addAgentSchema>,
): Promise<{ agentId: string }> {
  insurancePermissions.assertCan(actor, "insurance.keep_agents");
  const hash = requestHash({ ...input, bankAccount });
  return refuseDuplicate(() =>
    runOnce(formKey, `insurance.add_agent:${actor.userId}`, hash, async (tx) => {
      const agentId = newId();
      const [added] = await tx
        .insert(insuranceAgent)
        .values({
          id: agentId,
          name: input.name,
          ...sealContact("insurance_agent", agentId, input),
          region: input.region,
          monthlyTarget: input.monthlyTarget,
          commissionPercent: input.commission,
          status: agentMachine.initial,
          ...sealBankAccount(agentId, bankAccount),
          createdAt: now(),
        })
        .returning({ number: insuranceAgent.number });
      await writeAudit(tx, {
        chain: `insurance_agent:${agentId}`,
        actor,
        event: "insurance_agent.added",
        to: agentMachine.initial,
        details: { after: { number: added?.number, ...input } },
      });
      return { agentId };
    }),
  );
}
