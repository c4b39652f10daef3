import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { exportOf } from "#app/db/lists/export-list.server.ts";
import { streamRows } from "#app/db/lists/list-page.server.ts";
import { type DonationFilter, type DonationSort, donationList } from "../../donation-list.ts";
import type { DonationLine } from "../../donation-view.ts";
import { giverExport } from "../giver-export.server.ts";
import { openOrganisation } from "../open-organisation.server.ts";
import { donationQuery } from "./donation-query.server.ts";

export const exportDonations = exportOf(donationList, { ...giverExport, all });

async function* all(
  actor: Actor,
  query: ListQuery<DonationFilter, DonationSort>,
): AsyncGenerator<DonationLine> {
  const { id } = await openOrganisation(actor);
  for await (const row of streamRows(donationQuery.parts(id, query))) yield donationQuery.toLine(row);
}
