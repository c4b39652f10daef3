import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import type { EnquiryFilter, EnquirySort } from "../../enquiry-list.ts";
import { enquiryPermissions } from "../../enquiry-permissions.ts";
import type { EnquiryLine } from "./enquiry-query.server.ts";
import { streamEnquiries } from "./stream-enquiries.server.ts";

/** The desk's list as a stream of rows, and a note of who took it (T28). */
export async function exportEnquiries(
  actor: Actor,
  query: ListQuery<EnquiryFilter, EnquirySort>,
): Promise<AsyncGenerator<EnquiryLine>> {
  enquiryPermissions.assertCan(actor, "enquiry.export");
  await inTransaction((tx) =>
    writeAudit(tx, {
      chain: `account:${actor.userId}`,
      actor,
      event: "enquiry.exported",
      details: { filters: query.filters, sort: query.sort, searched: query.search !== "" },
    }),
  );
  return streamEnquiries(actor, query);
}
