import { sql } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { paymentOrder } from "#app/db/schema/payments.ts";

export type OrderCount = { status: string; orders: number; oldestSeconds: number };

/** Payment orders of the last day by state, and how old the oldest of them is. For the metrics. */
export async function countOrders(): Promise<OrderCount[]> {
  const { rows } = await database().execute<OrderCount>(sql`
    select status, count(*)::int as orders,
      extract(epoch from now() - min(created_at))::float8 as "oldestSeconds"
    from ${paymentOrder} where created_at > now() - interval '1 day' group by status order by status`);
  return rows;
}
