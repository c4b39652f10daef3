import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { listPage, type Page } from "#app/db/lists/list-page.server.ts";
import type { DonationFilter, DonationSort } from "../../donation-list.ts";
import type { DonationLine } from "../../donation-view.ts";
import { givingPermissions } from "../../giving-permissions.ts";
import { donationQuery } from "./donation-query.server.ts";

/** One page of every giver's donations, for the desk alone. */
export async function listAllDonations(
  actor: Actor,
  query: ListQuery<DonationFilter, DonationSort>,
): Promise<Page<DonationLine>> {
  givingPermissions.assertCan(actor, "giving.state_donations");
  const page = await listPage(donationQuery.parts(null, query));
  return { ...page, rows: page.rows.map(donationQuery.toLine) };
}
