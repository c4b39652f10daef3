import { lt, sql } from "drizzle-orm";
import { deleteInPortions } from "#app/db/lists/delete-in-portions.server.ts";
import { gatewayMinute } from "#app/db/schema/operations.ts";

export async function pruneGatewayMinutes(): Promise<void> {
  await deleteInPortions(gatewayMinute, lt(gatewayMinute.minute, sql`now() - interval '2 days'`));
}
