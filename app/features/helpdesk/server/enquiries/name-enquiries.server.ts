import { inArray } from "drizzle-orm";
import type { ManyNames } from "#app/core/forms/many-button.server.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { enquiry } from "#app/db/schema/helpdesk-enquiries.ts";
import { enquiryNumber } from "../../enquiry-number.ts";
import { enquiryPermissions } from "../../enquiry-permissions.ts";

/** Whose the ticked ones are, for the question before a step and the word after it. */
export async function nameEnquiries(actor: Actor, ticked: readonly { id: string }[]): Promise<ManyNames> {
  enquiryPermissions.assertCan(actor, "enquiry.work_desk");
  const ids = ticked.map(({ id }) => id);
  const rows = await database().select().from(enquiry).where(inArray(enquiry.id, ids));
  return new Map(rows.map((row) => [row.id, { name: `${row.name}, ${enquiryNumber(row)}` }]));
}
