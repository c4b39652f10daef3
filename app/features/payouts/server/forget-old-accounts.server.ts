import { and, lt, ne } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { database } from "#app/db/client.server.ts";
import { accountChange } from "#app/db/schema/awards.ts";
import { keptSince, keptYears } from "#app/features/identity/erasure-rules.ts";

/** The account numbers and holders that awards were moved to, once the policy's years for money are over. */
export async function forgetOldAccounts(): Promise<number> {
  const gone = await database()
    .delete(accountChange)
    .where(
      and(
        ne(accountChange.status, "waiting"),
        lt(accountChange.createdAt, keptSince(now(), keptYears.money)),
      ),
    )
    .returning({ id: accountChange.id });
  return gone.length;
}
