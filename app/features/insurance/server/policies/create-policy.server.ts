import type { z } from "zod";
import { istDate, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { requestHash, runOnce } from "#app/db/idempotency.server.ts";
import { policy } from "#app/db/schema/policies.ts";
import type { createPolicySchema } from "../../forms/insurance-forms.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { refuseDuplicate } from "../lists/refuse-duplicate.server.ts";
import { assertAgent, assertBegins, extendCover, findCustomer } from "./policy-parts.server.ts";

export async function createPolicy(
  actor: Actor,
  { formKey, ...input }: z.output<typeof createPolicySchema>,
): Promise<{ policyId: string }> {
  insurancePermissions.assertCan(actor, "insurance.keep_policies");
  assertBegins(input.validFrom);
  return refuseDuplicate(() =>
    runOnce(formKey, `insurance.create_policy:${actor.userId}`, requestHash(input), async (tx) => {
      await assertAgent(tx, input.agentId, null);
      const { customerPhone, ...terms } = input;
      const userId = customerPhone ? await findCustomer(tx, customerPhone, input.customerName) : null;
      const policyId = newId();
      await tx.insert(policy).values({
        id: policyId,
        cardNumber: input.cardNumber,
        customerName: input.customerName,
        userId,
        plan: input.plan,
        premiumPaise: input.premium,
        validFrom: input.validFrom,
        validTo: input.validTo,
        agentNumber: input.agentId,
        soldOn: istDate(),
        createdAt: now(),
      });
      if (userId) await extendCover(tx, userId, input.validTo);
      await writeAudit(tx, {
        chain: `policy:${policyId}`,
        actor,
        event: "policy.created",
        details: { after: { ...terms, ...(userId && { userId }) } },
      });
      return { policyId };
    }),
  );
}
