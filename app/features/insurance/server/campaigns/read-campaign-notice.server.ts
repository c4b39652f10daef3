import { eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { campaign, campaignRecipient } from "#app/db/schema/campaigns.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { holderPagesMessages } from "../../messages/holder-pages.messages.server.ts";
import { rowLinks } from "../lists/row-links.server.ts";

/** What somebody sees behind the link in the e-mail: the same words, and one button. Nothing of them. */
export async function readCampaignNotice(actor: Actor, token: string) {
  insurancePermissions.assertCan(actor, "insurance.read_campaign");
  const [found] = await database()
    .select({ title: campaign.title, message: campaign.message, type: campaign.type })
    .from(campaignRecipient)
    .innerJoin(campaign, eq(campaign.id, campaignRecipient.campaignId))
    .where(eq(campaignRecipient.id, rowLinks.read("notice", token)));
  if (!found) throw notFound("This link is no longer good.");
  return {
    title: found.title,
    message: found.message,
    action: holderPagesMessages[actor.language].notice.targets[found.type],
  };
}
