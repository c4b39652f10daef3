import { eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { env } from "#app/core/settings/env.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import type { DemoMessage } from "../../demo-message-list.ts";
import { openDemoMessage } from "./open-demo-message.server.ts";

/** In the demo only. */
export async function getDemoMessage(messageId: string): Promise<DemoMessage> {
  if (!env().isDemo || !isId(messageId)) throw notFound();
  const [row] = await database().select().from(outboundMessage).where(eq(outboundMessage.id, messageId));
  if (!row || row.status === "unproven") throw notFound();
  return openDemoMessage(row);
}
