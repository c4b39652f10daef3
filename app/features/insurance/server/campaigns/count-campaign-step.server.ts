import { and, eq, isNull, sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { campaign, campaignRecipient } from "#app/db/schema/campaigns.ts";
import { campaignTargets } from "../../campaign-options.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { rowLinks } from "../lists/row-links.server.ts";

/** Opened, or the button pressed: each counts once for each recipient. Says where the button leads. */
export async function countCampaignStep(
  actor: Actor,
  token: string,
  step: "open" | "click",
): Promise<string> {
  insurancePermissions.assertCan(actor, "insurance.read_campaign");
  const recipientId = rowLinks.read("notice", token);
  return inTransaction(async (tx) => {
    const first = async (column: "openedAt" | "clickedAt") => {
      const changed = await tx
        .update(campaignRecipient)
        .set({ [column]: now() })
        .where(and(eq(campaignRecipient.id, recipientId), isNull(campaignRecipient[column])))
        .returning({ id: campaignRecipient.id });
      return changed.length;
    };
    const opened = await first("openedAt");
    const clicked = step === "click" ? await first("clickedAt") : 0;
    const [found] = await tx
      .select({ campaignId: campaignRecipient.campaignId, type: campaign.type })
      .from(campaignRecipient)
      .innerJoin(campaign, eq(campaign.id, campaignRecipient.campaignId))
      .where(eq(campaignRecipient.id, recipientId));
    if (!found) throw notFound("This link is no longer good.");
    if (opened + clicked > 0) {
      await tx
        .update(campaign)
        .set({
          opened: sql`${campaign.opened} + ${opened}`,
          clicked: sql`${campaign.clicked} + ${clicked}`,
        })
        .where(eq(campaign.id, found.campaignId));
    }
    return campaignTargets[found.type].path;
  });
}
