import { eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { donation } from "#app/db/schema/donations.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { givingPermissions } from "../../giving-permissions.ts";

export interface FoundDonation {
  readonly row: typeof donation.$inferSelect;
  readonly programme: string;
}

/** Another giver's donation is not there (T13). */
export async function getDonationRow(actor: Actor, id: string): Promise<FoundDonation> {
  if (!isId(id)) throw notFound();
  const [found] = await database()
    .select({ row: donation, programme: programme.title })
    .from(donation)
    .innerJoin(programme, eq(programme.id, donation.programmeId))
    .where(eq(donation.id, id));
  if (!found) throw notFound();
  givingPermissions.assertCan(actor, "giving.read", found.row);
  return found;
}
