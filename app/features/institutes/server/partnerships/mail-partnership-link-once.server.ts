import type { Actor } from "#app/core/portals/permissions.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import { mailPartnershipLink } from "./mail-partnership-link.server.ts";
import { partnershipAnswers } from "./partnership-answers.server.ts";
import { partnershipRow } from "./partnership-row.server.ts";

/** Who comes past the first step gets the link without asking; a full limit is no reason to stop them. */
export async function mailPartnershipLinkOnce(actor: Actor, key: string, address: string): Promise<void> {
  const row = await partnershipRow.reach(key);
  if (!partnershipAnswers.open(row).contactEmail) return;
  try {
    await mailPartnershipLink(actor, key, address);
  } catch (error) {
    if (!isProblem(error) || error.status !== 429) throw error;
  }
}
