import { and, eq, inArray, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { messageConsent, outboundMessage } from "#app/db/schema/messages.ts";
import { phonesOfAccounts } from "../addresses/phones-of-accounts.server.ts";
import { endMessage } from "../outbox/end-message.server.ts";
import { recipientHash } from "../outbox/message-envelope.server.ts";

/** Her consent ends now, and what still waited to go there goes by SMS, where she has that on. */
export async function endWhatsApp(
  tx: Tx,
  userId: string,
  { by, topics }: { by: "page" | "reply"; topics: readonly string[] },
): Promise<void> {
  await tx
    .update(messageConsent)
    .set({ withdrawnAt: now(), withdrawnBy: by, topics })
    .where(
      and(
        eq(messageConsent.userId, userId),
        eq(messageConsent.channel, "whatsapp"),
        isNull(messageConsent.withdrawnAt),
      ),
    );
  const phone = await phonesOfAccounts.get().findPhone(userId);
  if (!phone) return;
  const waiting = await tx
    .select()
    .from(outboundMessage)
    .where(
      and(
        eq(outboundMessage.recipientHash, recipientHash("whatsapp", phone)),
        inArray(outboundMessage.status, ["queued", "waiting"]),
      ),
    );
  for (const message of waiting) await endMessage(message, "give_up");
}
