import { eq } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { donation } from "#app/db/schema/donations.ts";
import { organisation } from "#app/db/schema/organisations.ts";
import { giverAddresses } from "../../giver-addresses.ts";

/** Where the payer goes on after the gateway: the donation's page in the portal of the one who gave it. */
export async function findDonationPath(donationId: string): Promise<string> {
  const [found] = await database()
    .select({ kind: organisation.kind })
    .from(donation)
    .innerJoin(organisation, eq(organisation.id, donation.organisationId))
    .where(eq(donation.id, donationId));
  return giverAddresses(found?.kind ?? "donor").donation(donationId);
}
