import type { Actor } from "#app/core/portals/permissions.ts";
import { audiences } from "../../campaign-options.ts";
import type { CampaignInput } from "../../forms/insurance-forms.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { countAudience } from "./audience-query.server.ts";

/** How it will read, and how many people it would reach now. Nothing is written or sent. */
export async function previewCampaign(actor: Actor, input: CampaignInput) {
  insurancePermissions.assertCan(actor, "insurance.send_campaign");
  return {
    title: input.title,
    message: input.message,
    audience: audiences[input.audience],
    people: await countAudience(input.audience),
  };
}
