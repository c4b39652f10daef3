import { sql } from "drizzle-orm";
import { systemActor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { campaign, campaignRecipient } from "#app/db/schema/campaigns.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";

/** Takes over from the outbox which messages have left for good, in one statement. */
export async function countDelivered(): Promise<void> {
  insurancePermissions.assertCan(systemActor, "insurance.run_campaign");
  await database().execute(sql`
    with arrived as (
      update ${campaignRecipient} set delivered_at = m.sent_at
      from ${outboundMessage} m
      where m.id = campaign_recipient.message_id and campaign_recipient.delivered_at is null
        and m.status = 'delivered' and m.sent_at is not null
      returning campaign_recipient.campaign_id
    ), counted as (select campaign_id, count(*)::int as people from arrived group by campaign_id)
    update ${campaign} set delivered = delivered + counted.people
    from counted where campaign.id = counted.campaign_id`);
}
