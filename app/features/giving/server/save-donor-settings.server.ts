import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { organisation } from "#app/db/schema/organisations.ts";
import type { DonorSettings } from "../forms/donor-settings.ts";
import { givingPermissions } from "../giving-permissions.ts";
import { openOrganisation } from "./open-organisation.server.ts";
import { organisationKeys } from "./organisation-keys.server.ts";
import { organisationSecrets } from "./organisation-secrets.server.ts";

/** Update Settings. */
export async function saveDonorSettings(actor: Actor, input: DonorSettings): Promise<void> {
  await inTransaction(async (tx) => {
    const { id, panEncrypted, settings } = await openOrganisation(actor, tx);
    givingPermissions.assertCan(actor, "giving.change_settings", { organisationId: id });
    const seal = (column: "pan_encrypted" | "contact_email_encrypted", plain: string) =>
      organisationSecrets.seal("organisation", column, id, plain);
    await tx
      .update(organisation)
      .set({
        name: input.name,
        type: input.type,
        address: input.address ?? null,
        contactEmailEncrypted: seal("contact_email_encrypted", input.contactEmail),
        panEncrypted: input.pan ? seal("pan_encrypted", input.pan) : panEncrypted,
        ...(input.pan && { panHash: organisationKeys.ofPan(input.pan) }),
        focusAreas: input.focusAreas,
        settings: { ...settings, notify: input.notify },
        updatedAt: now(),
      })
      .where(eq(organisation.id, id));
    await writeAudit(tx, {
      chain: `organisation:${id}`,
      actor,
      event: "organisation.settings_changed",
      details: {
        type: input.type,
        focusAreas: input.focusAreas,
        notify: input.notify,
        pan: Boolean(input.pan),
      },
    });
  });
}
