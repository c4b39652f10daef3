import { and, asc, eq, inArray, lte } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { database } from "#app/db/opening/client.server.ts";
import { outboundMessage as table } from "#app/db/schema/messages.ts";
import { changeMessages } from "../outbox/change-messages.server.ts";
import { endMessage } from "../outbox/end-message.server.ts";

const BATCH = 500;

/** What WhatsApp did not take in time goes by SMS; what it took and said nothing more of is forgotten. */
export async function watchWhatsApp(): Promise<void> {
  const late = and(eq(table.channel, "whatsapp"), lte(table.expiresAt, now()));
  await changeMessages(database(), "expire", { only: and(late, eq(table.status, "handed")) });
  const waiting = await database()
    .select()
    .from(table)
    // Who is sending one knows in a moment how it went.
    .where(and(late, inArray(table.status, ["queued", "waiting"])))
    .orderBy(asc(table.createdAt))
    .limit(BATCH);
  for (const message of waiting) await endMessage(message, "expire");
}
