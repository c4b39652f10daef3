import { sql } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { countDeadLetters } from "#app/db/jobs/dead-letters.server.ts";
import { countRows } from "#app/db/lists/count-rows.server.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { systemPermissions } from "../system-permissions.ts";

/** Messages and jobs that did not go through: the number beside "System". */
export async function countTroubles(actor: Actor): Promise<number> {
  systemPermissions.assertCan(actor, "system.see");
  const [messages, jobs] = await Promise.all([
    countRows(outboundMessage, sql`status = 'waiting'`),
    countDeadLetters(),
  ]);
  return messages + jobs;
}
