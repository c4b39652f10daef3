import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid, unauthenticated } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { requestHash, runOnce } from "#app/db/idempotency.server.ts";
import { enqueue } from "#app/db/jobs/jobs.server.ts";
import { campaign } from "#app/db/schema/campaigns.ts";
import type { CampaignInput } from "../../forms/insurance-forms.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { resolveAudience } from "./audience-query.server.ts";
import { sendCampaignsJob } from "./campaign-jobs.server.ts";

/** Fixes who gets it, now; the messages leave in batches behind it. Sent twice by a double click: once. */
export async function sendCampaign(
  actor: Actor,
  { formKey, ...input }: CampaignInput,
): Promise<{ campaignId: string }> {
  insurancePermissions.assertCan(actor, "insurance.send_campaign");
  const { userId } = actor;
  if (userId === null) throw unauthenticated();
  return runOnce(formKey, `insurance.send_campaign:${userId}`, requestHash(input), async (tx) => {
    const campaignId = newId();
    await tx.insert(campaign).values({
      id: campaignId,
      ...input,
      status: "sending",
      recipients: 0,
      createdBy: userId,
      createdAt: now(),
    });
    const recipients = await resolveAudience(tx, campaignId, input.audience);
    if (recipients === 0) throw invalid({ audience: ["There is nobody in this audience."] });
    await tx.update(campaign).set({ recipients }).where(eq(campaign.id, campaignId));
    await writeAudit(tx, {
      chain: `campaign:${campaignId}`,
      actor,
      event: "campaign.sent",
      to: "sending",
      details: { after: { ...input, recipients } },
    });
    await enqueue(tx, sendCampaignsJob, {});
    return { campaignId };
  });
}
