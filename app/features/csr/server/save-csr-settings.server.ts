import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { csrCompany } from "#app/db/schema/csr.ts";
import { organisation } from "#app/db/schema/organisations.ts";
import { givingPermissions } from "#app/features/giving/giving-permissions.ts";
import { openOrganisation } from "#app/features/giving/server/open-organisation.server.ts";
import type { CsrSettings } from "../forms/csr-settings.ts";

/** Update Settings of the CSR portal. */
export async function saveCsrSettings(actor: Actor, input: CsrSettings): Promise<void> {
  await inTransaction(async (tx) => {
    const { id } = await openOrganisation(actor, tx);
    givingPermissions.assertCan(actor, "giving.change_settings", { organisationId: id });
    const { name, budget, ...rest } = input;
    const values = { ...rest, budgetPaise: budget, updatedAt: now() };
    await tx.update(organisation).set({ name, updatedAt: now() }).where(eq(organisation.id, id));
    await tx
      .insert(csrCompany)
      .values({ organisationId: id, ...values, createdAt: now() })
      .onConflictDoUpdate({ target: csrCompany.organisationId, set: values });
    await writeAudit(tx, {
      chain: `organisation:${id}`,
      actor,
      event: "csr.settings_changed",
      details: { budgetPaise: budget, ...rest },
    });
  });
}
