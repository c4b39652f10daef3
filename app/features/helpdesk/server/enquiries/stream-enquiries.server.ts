import type { Actor } from "#app/core/portals/permissions.ts";
import { streamRows } from "#app/db/lists/list-page.server.ts";
import type { EnquiryLine } from "../../enquiry-line.ts";
import { enquiryPermissions } from "../../enquiry-permissions.ts";
import { type EnquiryQuery, enquiryQuery, toEnquiryLine } from "./enquiry-query.server.ts";

/** The same list whole, row by row, for the export. */
export async function* streamEnquiries(actor: Actor, query: EnquiryQuery): AsyncGenerator<EnquiryLine> {
  enquiryPermissions.assertCan(actor, "enquiry.export");
  for await (const row of streamRows(enquiryQuery(actor, query))) yield toEnquiryLine(row);
}
