import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { campaign, campaignRecipient } from "#app/db/schema/campaigns.ts";
import { insuranceAgent } from "#app/db/schema/insurance-agents.ts";
import { insuredUser } from "#app/db/schema/insured-users.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { rowLinks } from "../lists/row-links.server.ts";
import { openContact } from "../users/contact-parts.server.ts";

const BATCH = 100;

/** Hands the next people of the oldest campaign to the outbox, and says how many; none left ends it. */
export async function sendCampaignBatch(): Promise<number> {
  insurancePermissions.assertCan(systemActor, "insurance.run_campaign");
  return inTransaction(async (tx) => {
    const [current] = await tx
      .select()
      .from(campaign)
      .where(eq(campaign.status, "sending"))
      .orderBy(asc(campaign.createdAt), asc(campaign.id))
      .limit(1)
      .for("update");
    if (!current) return 0;
    const people = await tx
      .select({ id: campaignRecipient.id, personId: campaignRecipient.personId })
      .from(campaignRecipient)
      .where(and(eq(campaignRecipient.campaignId, current.id), isNull(campaignRecipient.sentAt)))
      .orderBy(asc(campaignRecipient.id))
      .limit(BATCH);
    const addresses = await addressesOf(tx, current.audience, people);
    for (const { id, personId } of people) {
      const to = addresses.get(personId);
      // Deleted since the audience was fixed: nothing goes out, and the row says so by having no message.
      const queued = to ? await queueFor(tx, current, id, to) : null;
      await tx
        .update(campaignRecipient)
        .set({ sentAt: now(), messageId: queued })
        .where(eq(campaignRecipient.id, id));
    }
    const isDone = people.length < BATCH;
    await tx
      .update(campaign)
      .set({
        sent: sql`${campaign.sent} + ${people.length}`,
        ...(isDone && { status: "sent", finishedAt: now() }),
      })
      .where(eq(campaign.id, current.id));
    if (isDone) {
      await writeAudit(tx, {
        chain: `campaign:${current.id}`,
        actor: systemActor,
        event: "campaign.finished",
        from: "sending",
        to: "sent",
      });
    }
    return people.length;
  });
}

async function queueFor(
  tx: Tx,
  { id: campaignId, title, message }: typeof campaign.$inferSelect,
  recipientId: string,
  to: string,
): Promise<string | null> {
  const queued = await queueMessage(tx, {
    channel: "email",
    template: "campaign",
    language: "en",
    to,
    variables: { title, message, link: rowLinks.make("notice", recipientId) },
    dedupeKey: `campaign:${campaignId}:${recipientId}`,
    subjectId: campaignId,
  });
  return queued?.messageId ?? null;
}

async function addressesOf(
  tx: Tx,
  audience: (typeof campaign.$inferSelect)["audience"],
  people: readonly { personId: string }[],
): Promise<Map<string, string>> {
  if (people.length === 0) return new Map();
  const isAgents = audience === "agents";
  const table = isAgents ? insuranceAgent : insuredUser;
  const rows = await tx
    .select({
      id: table.id,
      emailEncrypted: table.emailEncrypted,
      phoneEncrypted: table.phoneEncrypted,
    })
    .from(table)
    .where(
      and(
        inArray(
          table.id,
          people.map(({ personId }) => personId),
        ),
        isNull(table.deletedAt),
      ),
    );
  const name = isAgents ? "insurance_agent" : "insured_user";
  return new Map(rows.map((row) => [row.id, openContact(name, row).email]));
}
