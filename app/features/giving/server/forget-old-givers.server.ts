import { and, isNotNull, lt, or } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { database } from "#app/db/opening/client.server.ts";
import { donation } from "#app/db/schema/donations.ts";
import { keptSince, keptYears } from "#app/features/identity/rules/erasure-rules.ts";

/** Financial records stay for the policy's years; then the sum stays in the books, and PAN and address go. */
export async function forgetOldGivers(): Promise<number> {
  const gone = await database()
    .update(donation)
    .set({ panEncrypted: null, donorAddress: null })
    .where(
      and(
        lt(donation.createdAt, keptSince(now(), keptYears.money)),
        or(isNotNull(donation.panEncrypted), isNotNull(donation.donorAddress)),
      ),
    )
    .returning({ id: donation.id });
  return gone.length;
}
