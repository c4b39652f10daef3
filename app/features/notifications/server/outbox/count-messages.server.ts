import { sql } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";

export type MessageCount = { channel: string; status: string; messages: number; oldestSeconds: number };

/** The outbox by channel and state; of those that went out, the last hour's. For the metrics. */
export async function countMessages(): Promise<MessageCount[]> {
  const { rows } = await database().execute<MessageCount>(sql`
    select channel, status, count(*)::int as messages,
      extract(epoch from now() - min(created_at))::float8 as "oldestSeconds"
    from ${outboundMessage}
    where status not in ('delivered', 'read') or created_at > now() - interval '1 hour'
    group by channel, status order by channel, status`);
  return rows;
}
