import { and, eq, inArray } from "drizzle-orm";
import { env } from "#app/core/env.server.ts";
import { database } from "#app/db/client.server.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";

import { openStatuses } from "../message-status.ts";

type Message = typeof outboundMessage.$inferSelect;
type Ending = "delivered" | "refused" | "given_up" | "expired";

/** Nothing more happens to it. The demo inbox shows what was said; anywhere else it is forgotten now. */
export async function endMessage(
  { id }: Pick<Message, "id">,
  status: Ending,
  change: Partial<Pick<Message, "sentAt" | "reference" | "errorCode">> = {},
): Promise<void> {
  await database()
    .update(outboundMessage)
    .set({ ...change, ...wiped(), status, claimedUntil: null, nextTryAt: null })
    .where(and(eq(outboundMessage.id, id), inArray(outboundMessage.status, openStatuses)));
}

/** What of its words goes when a message ends. */
export function wiped(): Partial<Message> {
  return env().isDemo ? {} : { subjectEncrypted: null, bodyEncrypted: null };
}
