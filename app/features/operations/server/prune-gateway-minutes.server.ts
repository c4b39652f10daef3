import { lt, sql } from "drizzle-orm";
import { database } from "#app/db/client.server.ts";
import { gatewayMinute } from "#app/db/schema/operations.ts";

export async function pruneGatewayMinutes(): Promise<void> {
  await database().delete(gatewayMinute).where(lt(gatewayMinute.minute, sql`now() - interval '2 days'`));
}
