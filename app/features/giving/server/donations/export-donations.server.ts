import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { streamRows } from "#app/db/lists/list-page.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import type { DonationFilter, DonationSort } from "../../donation-list.ts";
import type { DonationLine } from "../../donation-view.ts";
import { givingPermissions } from "../../giving-permissions.ts";
import { openOrganisation } from "../open-organisation.server.ts";
import { donationQuery } from "./donation-query.server.ts";

type Query = ListQuery<DonationFilter, DonationSort>;

/** The organisation's list whole, for Export; noted in the audit (T28). */
export async function exportDonations(actor: Actor, query: Query): Promise<AsyncGenerator<DonationLine>> {
  const { id } = await openOrganisation(actor);
  givingPermissions.assertCan(actor, "giving.export", { organisationId: id });
  await inTransaction((tx) =>
    writeAudit(tx, { chain: `organisation:${id}`, actor, event: "organisation.donations_exported" }),
  );
  return streamLines(id, query);
}

async function* streamLines(organisationId: string, query: Query): AsyncGenerator<DonationLine> {
  for await (const row of streamRows(donationQuery.parts(organisationId, query)))
    yield donationQuery.toLine(row);
}
