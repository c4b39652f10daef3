import type { Actor } from "#app/core/portals/permissions.ts";
import { listPage, type Page } from "#app/db/lists/list-page.server.ts";
import type { EnquiryLine } from "../../enquiry-line.ts";
import { enquiryPermissions } from "../../enquiry-permissions.ts";
import { type EnquiryQuery, enquiryQuery, toEnquiryLine } from "./enquiry-query.server.ts";

/** One page of the desk's list. */
export async function listEnquiries(actor: Actor, query: EnquiryQuery): Promise<Page<EnquiryLine>> {
  enquiryPermissions.assertCan(actor, "enquiry.see_desk");
  const page = await listPage(enquiryQuery(actor, query));
  return { ...page, rows: page.rows.map(toEnquiryLine) };
}
