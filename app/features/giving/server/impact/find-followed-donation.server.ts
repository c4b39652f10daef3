import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { donation } from "#app/db/schema/donations.ts";
import { receivedStatuses } from "../../donation-status.ts";
import { openOrganisation } from "../open-organisation.server.ts";

/** I22: the newest of one's gifts whose rupees have left the bank for a student; null while none has a path. */
export async function findFollowedDonation(actor: Actor): Promise<string | null> {
  const { id } = await openOrganisation(actor);
  const [found] = await database()
    .select({ id: donation.id })
    .from(donation)
    .where(
      and(
        eq(donation.organisationId, id),
        inArray(donation.status, [...receivedStatuses]),
        sql`exists (select from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
          where e.source_id = ${donation.id} and t.kind = 'payout_paid')`,
      ),
    )
    .orderBy(desc(donation.createdAt), desc(donation.id))
    .limit(1);
  return found?.id ?? null;
}
