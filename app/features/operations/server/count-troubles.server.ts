import { sql } from "drizzle-orm";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { countDeadLetters } from "#app/db/dead-letters.server.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { systemPermissions } from "../system-permissions.ts";

/** Messages and jobs that did not go through: the number beside "System". */
export async function countTroubles(actor: Actor): Promise<number> {
  systemPermissions.assertCan(actor, "system.see");
  const messages = await database().$count(outboundMessage, sql`status = 'waiting'`);
  return messages + (await countDeadLetters());
}
