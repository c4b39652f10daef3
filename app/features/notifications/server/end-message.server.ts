import { and, eq, inArray } from "drizzle-orm";
import { database } from "#app/db/client.server.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";

import { openStatuses } from "../message-status.ts";
import { wipedWords } from "./wiped-words.server.ts";

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
    .set({ ...change, ...wipedWords(), status, claimedUntil: null, nextTryAt: null })
    .where(and(eq(outboundMessage.id, id), inArray(outboundMessage.status, openStatuses)));
}
