import { and, desc, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { lookupHash } from "#app/core/secrets/lookup-hash.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { requestHash, runOnce } from "#app/db/idempotency.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { messageConsent, notificationPreference } from "#app/db/schema/messages.ts";
import { whatsAppTopics } from "../../preferences.ts";
import { wishIn } from "../../whatsapp-words.ts";
import { phonesOfAccounts } from "../addresses/phones-of-accounts.server.ts";
import { endWhatsApp } from "../whatsapp/end-whats-app.server.ts";
import { findPreferences } from "./find-preferences.server.ts";

type Reply = { reference: string; from: string | null; words: string; at: Date };

/**
 * What she writes to our number: "STOP" ends WhatsApp for her account, "START" brings back what it ended. Each reply
 * counts once, and one that comes late does not undo what she decided after it.
 */
export async function followReply({ reference, from, words, at }: Reply): Promise<void> {
  const wish = wishIn(words);
  const userId = wish && from ? await phonesOfAccounts.get().findOwner(from) : null;
  if (!wish || !userId) return;
  await runOnce(
    lookupHash("whatsapp-reply", reference),
    "whatsapp.reply",
    requestHash(reference),
    async (tx) => {
      const [last] = await tx
        .select()
        .from(messageConsent)
        .where(and(eq(messageConsent.userId, userId), eq(messageConsent.channel, "whatsapp")))
        .orderBy(desc(messageConsent.givenAt))
        .limit(1)
        .for("update");
      // Whole seconds are all that WhatsApp tells.
      const isLater = (than: Date) => at.getTime() + 999 >= than.getTime();
      if (!last) return;
      if (wish === "stop" && last.withdrawnAt === null && isLater(last.givenAt)) await stop(tx, userId);
      if (wish === "start" && last.withdrawnAt !== null && isLater(last.withdrawnAt))
        await startAgain(tx, { ...last, words });
    },
  );
}

async function stop(tx: Tx, userId: string): Promise<void> {
  const before = await findPreferences(tx, userId);
  const topics = whatsAppTopics.filter((topic) => before[topic]);
  await endWhatsApp(tx, userId, { by: "reply", topics });
  await setTopics(tx, userId, topics, false);
}

async function startAgain(tx: Tx, last: typeof messageConsent.$inferSelect): Promise<void> {
  const { userId, channel, language, words } = last;
  const topics = whatsAppTopics.filter((topic) => last.topics?.includes(topic));
  await tx.insert(messageConsent).values({
    ...{ id: newId(), userId, channel, language, words },
    givenAt: now(),
    givenBy: "reply",
  });
  await setTopics(tx, userId, topics, true);
}

async function setTopics(
  tx: Tx,
  userId: string,
  topics: readonly (typeof whatsAppTopics)[number][],
  isOn: boolean,
): Promise<void> {
  const changed = Object.fromEntries(topics.map((topic) => [topic, isOn]));
  await tx
    .update(notificationPreference)
    .set({ ...changed, updatedAt: now() })
    .where(eq(notificationPreference.userId, userId));
  await writeAudit(tx, {
    chain: `account:${userId}`,
    actor: systemActor,
    event: isOn ? "account.whatsapp_started" : "account.whatsapp_stopped",
    details: { by: "reply", topics: [...topics] },
  });
}
