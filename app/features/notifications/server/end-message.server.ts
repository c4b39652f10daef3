import { eq } from "drizzle-orm";
import { database } from "#app/db/client.server.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { changeMessages } from "./change-messages.server.ts";

type Message = typeof outboundMessage.$inferSelect;

/** Nothing more happens to it. The demo inbox shows what was said; anywhere else it is forgotten now. */
export async function endMessage(
  { id }: Pick<Message, "id">,
  event: "deliver" | "refuse" | "expire",
  change: Partial<Pick<Message, "sentAt" | "reference" | "errorCode">> = {},
): Promise<void> {
  await changeMessages(database(), event, { only: eq(outboundMessage.id, id), set: change });
}
