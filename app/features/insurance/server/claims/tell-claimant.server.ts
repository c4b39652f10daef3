import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "#app/db/opening/client.server.ts";
import { insuredUser } from "#app/db/schema/insured-users.ts";
import { policy } from "#app/db/schema/policies.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import { tellDesk } from "#app/features/notifications/server/tell-desk.server.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { openContact } from "../users/contact-parts.server.ts";

interface ClaimNews {
  readonly claim: { id: string; claimNumber: string; policyId: string; customerName: string };
  /** "approved": the word after the number. */
  readonly status: string;
  /** A whole sentence, or several. */
  readonly words: string;
  /** What makes it one message. */
  readonly key: string;
}

/**
 * Tells the customer by e-mail and SMS. Not everybody who has a card is on file with an address: then the desk
 * is told that nobody could be told, so that somebody phones (I3). True where the customer is told.
 */
export async function tellClaimant(tx: Tx, { claim, status, words, key }: ClaimNews): Promise<boolean> {
  const dedupeKey = `claim:${claim.id}:${key}`;
  const [customer] = await tx
    .select({
      id: insuredUser.id,
      emailEncrypted: insuredUser.emailEncrypted,
      phoneEncrypted: insuredUser.phoneEncrypted,
    })
    .from(policy)
    .innerJoin(insuredUser, eq(insuredUser.id, policy.userId))
    .where(and(eq(policy.id, claim.policyId), isNull(insuredUser.deletedAt)));
  if (!customer) {
    await tellDesk(tx, insurancePermissions.right("insurance.decide_claim"), {
      type: "warning",
      title: "A customer could not be told",
      message: `Claim ${claim.claimNumber} is now: ${status}. Its policy has no phone or e-mail address, so nobody was told.`,
      link: `/admin/claim-management/${claim.id}`,
      dedupeKey,
    });
    return false;
  }
  const { email, phone } = openContact("insured_user", customer);
  await queueMessage(tx, {
    channel: "email",
    template: "generic",
    language: "en",
    to: email,
    variables: {
      title: `Your claim ${claim.claimNumber}: ${status}`,
      message: `Dear ${claim.customerName}, ${words}`,
    },
    dedupeKey,
    subjectId: claim.id,
  });
  await queueMessage(tx, {
    channel: "sms",
    template: "claim-decided",
    language: "en",
    to: phone,
    variables: { number: claim.claimNumber, status },
    dedupeKey,
    subjectId: claim.id,
  });
  return true;
}
