import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, unauthenticated } from "#app/core/requests/errors.ts";
import { env } from "#app/core/settings/env.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { findContact } from "#app/features/identity/server/contacts/find-contact.server.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import type { CampaignInput } from "../../forms/insurance-forms.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";

/** The message as it will look, to the one who writes it and to nobody else. */
export async function testCampaign(actor: Actor, input: CampaignInput): Promise<void> {
  insurancePermissions.assertCan(actor, "insurance.send_campaign");
  if (actor.userId === null) throw unauthenticated();
  const to = await findContact(actor.userId, "email");
  if (!to) throw conflict("Your account has no e-mail address to send a test to.");
  const { userId } = actor;
  await inTransaction(async (tx) => {
    await queueMessage(tx, {
      channel: "email",
      template: "campaign",
      language: "en",
      to,
      variables: {
        title: `Test: ${input.title}`,
        message: input.message,
        link: `${env().PUBLIC_URL}/admin/notifications`,
      },
      dedupeKey: `campaign-test:${newId()}`,
    });
    await writeAudit(tx, { chain: `account:${userId}`, actor, event: "campaign.tested" });
  });
}
