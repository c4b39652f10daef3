import { and, asc, eq, isNull, ne } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { withinLimit } from "#app/db/limits/within-limit.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { enquiry } from "#app/db/schema/helpdesk-enquiries.ts";
import { enquiryPermissions } from "../../enquiry-permissions.ts";

/** The one whose answer is due first, other than the one on the desk. */
export async function findNextEnquiry(actor: Actor, currentId: string | null): Promise<string | null> {
  enquiryPermissions.assertCan(actor, "enquiry.see_desk");
  const [row] = await database()
    .select({ id: enquiry.id })
    .from(enquiry)
    .where(
      and(
        eq(enquiry.status, "open"),
        isNull(enquiry.erasedAt),
        withinLimit(actor, "enquiry", enquiry.id),
        currentId ? ne(enquiry.id, currentId) : undefined,
      ),
    )
    .orderBy(asc(enquiry.replyBy), asc(enquiry.id))
    .limit(1);
  return row?.id ?? null;
}
