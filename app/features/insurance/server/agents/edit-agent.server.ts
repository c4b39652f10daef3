import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { maskAccount } from "#app/core/secrets/mask.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { changedFields } from "#app/db/audit/changed-fields.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { insuranceAgent } from "#app/db/schema/insurance-agents.ts";

import type { editAgentSchema } from "../../forms/insurance-forms.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { refuseDuplicate } from "../lists/refuse-duplicate.server.ts";
import { openContact, sealContact } from "../users/contact-parts.server.ts";
import { sealBankAccount } from "./bank-account-parts.server.ts";

export async function editAgent(
  actor: Actor,
  agentId: string,
  { revision, bankAccount, ...input }: z.output<typeof editAgentSchema>,
): Promise<void> {
  insurancePermissions.assertCan(actor, "insurance.keep_agents");
  if (!isId(agentId)) throw notFound("There is no such agent.");
  await refuseDuplicate(() =>
    inTransaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(insuranceAgent)
        .where(and(eq(insuranceAgent.id, agentId), isNull(insuranceAgent.deletedAt)))
        .for("update");
      if (!row) throw notFound("There is no such agent.");
      if (row.revision !== revision) throw conflict();
      const sealed = bankAccount ? sealBankAccount(agentId, bankAccount) : null;
      await tx
        .update(insuranceAgent)
        .set({
          name: input.name,
          ...sealContact("insurance_agent", agentId, input),
          region: input.region,
          monthlyTarget: input.monthlyTarget,
          commissionPercent: input.commission,
          revision: revision + 1,
          ...sealed,
        })
        .where(eq(insuranceAgent.id, agentId));
      const { name, region, monthlyTarget, commissionPercent } = row;
      const contact = openContact("insurance_agent", row);
      const before = { name, ...contact, region, monthlyTarget, commission: commissionPercent };
      const changed = changedFields(before, input);
      const isOther = sealed && sealed.bankAccountHash !== row.bankAccountHash;
      await writeAudit(tx, {
        chain: `insurance_agent:${agentId}`,
        actor,
        event: "insurance_agent.edited",
        details: {
          before: { ...changed.before, ...(isOther && { bankAccount: maskAccount(row.bankLastFour) }) },
          after: { ...changed.after, ...(isOther && { bankAccount: maskAccount(sealed.bankLastFour) }) },
        },
      });
    }),
  );
}
