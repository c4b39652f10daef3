import { eq } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { campaign } from "#app/db/schema/campaigns.ts";
import { audiences, campaignTypes, priorities } from "../../campaign-options.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { listHistory } from "../lists/list-history.server.ts";

export async function getCampaign(actor: Actor, campaignId: string) {
  insurancePermissions.assertCan(actor, "insurance.see_campaigns");
  const [row] = isId(campaignId)
    ? await database().select().from(campaign).where(eq(campaign.id, campaignId))
    : [];
  if (!row) throw notFound("There is no such notification.");
  return {
    id: row.id,
    title: row.title,
    message: row.message,
    type: campaignTypes[row.type],
    audience: audiences[row.audience],
    priority: priorities[row.priority],
    status: row.status,
    recipients: row.recipients,
    sent: row.sent,
    delivered: row.delivered,
    opened: row.opened,
    clicked: row.clicked,
    at: formatDateTime(row.createdAt),
    finishedAt: row.finishedAt ? formatDateTime(row.finishedAt) : null,
    history: await listHistory(actor, `campaign:${row.id}`),
  };
}
