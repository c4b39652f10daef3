import { env } from "#app/core/settings/env.server.ts";
import type { outboundMessage } from "#app/db/schema/messages.ts";

/** What goes when a message ends. The demo inbox shows what was said; anywhere else it is forgotten then. */
export function wipedWords(): Partial<typeof outboundMessage.$inferSelect> {
  return env().isDemo ? {} : { subjectEncrypted: null, bodyEncrypted: null };
}
