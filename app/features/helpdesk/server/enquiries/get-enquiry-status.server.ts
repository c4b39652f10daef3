import { eq } from "drizzle-orm";
import { formatDate, formatDateTime, isPast } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { enquiry } from "#app/db/schema/helpdesk-enquiries.ts";
import { enquiryNumber } from "../../enquiry-number.ts";
import { enquiryPermissions } from "../../enquiry-permissions.ts";
import type { EnquiryStatus } from "../../enquiry-status.ts";
import type { EnquiryKind, EnquirySubject } from "../../enquiry-subjects.ts";

export type EnquiryStatusView = {
  number: string;
  kind: EnquiryKind;
  subject: EnquirySubject;
  status: EnquiryStatus;
  sentAt: string;
  replyBy: string;
  isLate: boolean;
  settleBy: string | null;
  answeredAt: string | null;
};

/** Where an enquiry stands, for whoever holds its link. Nothing of who wrote or what they wrote is in it. */
export async function getEnquiryStatus(actor: Actor, enquiryId: string): Promise<EnquiryStatusView> {
  enquiryPermissions.assertCan(actor, "enquiry.see_status", { holdsLink: isId(enquiryId) });
  const [row] = await database().select().from(enquiry).where(eq(enquiry.id, enquiryId));
  if (!row) throw notFound("There is no message at this address.");
  const { language } = actor;
  return {
    number: enquiryNumber(row),
    kind: row.kind,
    subject: row.subject,
    status: row.status,
    sentAt: formatDateTime(row.createdAt, language),
    replyBy: formatDateTime(row.replyBy, language),
    isLate: row.status === "open" && isPast(row.replyBy),
    settleBy: row.settleBy && formatDate(row.settleBy, language),
    answeredAt: row.answeredAt && formatDateTime(row.answeredAt, language),
  };
}
