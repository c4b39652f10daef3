import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { listPage, type Page } from "#app/db/lists/list-page.server.ts";
import type { DonationFilter, DonationSort } from "../../donation-list.ts";
import type { DonationLine } from "../../donation-view.ts";
import { openOrganisation } from "../open-organisation.server.ts";
import { donationQuery } from "./donation-query.server.ts";

/** One page of the organisation's own donations. */
export async function listDonations(
  actor: Actor,
  query: ListQuery<DonationFilter, DonationSort>,
): Promise<Page<DonationLine>> {
  const { id } = await openOrganisation(actor);
  const page = await listPage(donationQuery.parts(id, query));
  return { ...page, rows: page.rows.map(donationQuery.toLine) };
}
