import { z } from "zod";
import type { Actor } from "#app/core/portals/permissions.ts";
import { maskPan } from "#app/core/secrets/mask.ts";
import { type NotificationChoice, notificationChoiceNames, usualChoices } from "../giver-options.ts";
import { openOrganisation } from "./open-organisation.server.ts";
import { organisationSecrets } from "./organisation-secrets.server.ts";

export interface DonorSettingsView {
  readonly name: string;
  readonly type: string;
  readonly contactEmail: string;
  readonly address: string;
  /** Masked (T26). */
  readonly pan: string | null;
  readonly focusAreas: readonly string[];
  readonly notify: readonly NotificationChoice[];
}

const kept = z.array(z.enum(notificationChoiceNames)).catch(usualChoices);

export async function findDonorSettings(actor: Actor): Promise<DonorSettingsView> {
  const row = await openOrganisation(actor);
  const open = (column: "pan_encrypted" | "contact_email_encrypted", sealed: string | null) =>
    organisationSecrets.open("organisation", column, row.id, sealed);
  const pan = open("pan_encrypted", row.panEncrypted);
  return {
    name: row.name,
    type: row.type,
    contactEmail: open("contact_email_encrypted", row.contactEmailEncrypted) ?? "",
    address: row.address ?? "",
    pan: pan && maskPan(pan),
    focusAreas: row.focusAreas,
    notify: kept.parse(row.settings.notify),
  };
}
