import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { claim } from "#app/db/schema/claims.ts";

/** D28: the claim that waits longest after this one; after the last, the first again. Null: no other waits. */
export async function findNextClaim(now: {
  readonly id: string;
  readonly claimedOn: string;
}): Promise<string | null> {
  const [found] = await database()
    .select({ id: claim.id })
    .from(claim)
    .where(and(eq(claim.status, "processing"), isNull(claim.deletedAt), sql`${claim.id} <> ${now.id}`))
    .orderBy(
      sql`(${claim.claimedOn}, ${claim.id}) < (${now.claimedOn}::date, ${now.id}::uuid)`,
      asc(claim.claimedOn),
      asc(claim.id),
    )
    .limit(1);
  return found?.id ?? null;
}
