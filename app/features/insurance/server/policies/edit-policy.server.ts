import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { changedFields } from "#app/db/audit/changed-fields.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { policy } from "#app/db/schema/policies.ts";

import type { editPolicySchema } from "../../forms/insurance-forms.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { refuseDuplicate } from "../lists/refuse-duplicate.server.ts";
import { assertAgent, assertBegins, extendCover, findCustomer } from "./policy-parts.server.ts";

export async function editPolicy(
  actor: Actor,
  policyId: string,
  { revision, customerPhone, ...input }: z.output<typeof editPolicySchema>,
): Promise<void> {
  insurancePermissions.assertCan(actor, "insurance.keep_policies");
  if (!isId(policyId)) throw notFound("There is no such policy.");
  await refuseDuplicate(() =>
    inTransaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(policy)
        .where(and(eq(policy.id, policyId), isNull(policy.deletedAt)))
        .for("update");
      if (!row) throw notFound("There is no such policy.");
      if (row.revision !== revision) throw conflict();
      assertBegins(input.validFrom, row.validFrom);
      await assertAgent(tx, input.agentId, row.agentNumber);
      const userId = customerPhone ? await findCustomer(tx, customerPhone, input.customerName) : row.userId;
      await tx
        .update(policy)
        .set({
          cardNumber: input.cardNumber,
          customerName: input.customerName,
          userId,
          plan: input.plan,
          premiumPaise: input.premium,
          validFrom: input.validFrom,
          validTo: input.validTo,
          agentNumber: input.agentId,
          revision: revision + 1,
        })
        .where(eq(policy.id, policyId));
      if (userId) await extendCover(tx, userId, input.validTo);
      const { cardNumber, customerName, plan, premiumPaise, validFrom, validTo, agentNumber } = row;
      const before = { cardNumber, customerName, plan, validFrom, validTo, userId: row.userId };
      await writeAudit(tx, {
        chain: `policy:${policyId}`,
        actor,
        event: "policy.edited",
        details: changedFields(
          { ...before, premium: premiumPaise, agentId: agentNumber },
          { ...input, userId },
        ),
      });
    }),
  );
}
