import type { ListQuery } from "#app/core/list-query.ts";
import type { Actor } from "#app/core/permissions.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { streamRows } from "#app/db/list-page.server.ts";
import type { DonationFilter, DonationSort } from "../donation-list.ts";
import type { DonationLine } from "../donation-view.ts";
import { givingPermissions } from "../giving-permissions.ts";
import { donationQuery } from "./donation-query.server.ts";

type Query = ListQuery<DonationFilter, DonationSort>;

/** The desk's list whole, as it is filtered; noted in the audit (T28). */
export async function exportAllDonations(actor: Actor, query: Query): Promise<AsyncGenerator<DonationLine>> {
  givingPermissions.assertCan(actor, "giving.state_donations");
  await inTransaction((tx) =>
    writeAudit(tx, { chain: "donation-statement", actor, event: "donations.exported" }),
  );
  return streamLines(query);
}

async function* streamLines(query: Query): AsyncGenerator<DonationLine> {
  for await (const row of streamRows(donationQuery.parts(null, query))) yield donationQuery.toLine(row);
}
