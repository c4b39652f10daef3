import { and, eq, ilike, inArray, lt, or, type SQL } from "drizzle-orm";
import { formatDateTime, now } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import { clockOf } from "#app/core/periods/due-clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { withinLimit } from "#app/db/limits/within-limit.server.ts";
import { ascending, descending, type ListParts } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { enquiry } from "#app/db/schema/helpdesk-enquiries.ts";
import type { EnquiryLine } from "../../enquiry-line.ts";
import type { EnquiryFilter, EnquirySort } from "../../enquiry-list.ts";
import { enquiryNumber, parseEnquiryNumber } from "../../enquiry-number.ts";
import { type EnquiryStatus, enquiryMachine } from "../../enquiry-status.ts";
import { type EnquirySubject, subjectLabel } from "../../enquiry-subjects.ts";
import { bookingContactHash } from "../bookings/booking-contact-hash.server.ts";

export type EnquiryQuery = ListQuery<EnquiryFilter, EnquirySort>;

const columns = {
  id: enquiry.id,
  serial: enquiry.serial,
  kind: enquiry.kind,
  name: enquiry.name,
  subject: enquiry.subject,
  status: enquiry.status,
  createdAt: enquiry.createdAt,
  replyBy: enquiry.replyBy,
  revision: enquiry.revision,
};

/** What the desk's list and its export read. */
export function enquiryQuery(actor: Actor, query: EnquiryQuery) {
  return {
    query,
    where: and(conditionsOf(query), withinLimit(actor, "enquiry", enquiry.id)),
    sorts: {
      due: [ascending(enquiry.replyBy), ascending(enquiry.id)],
      newest: [descending(enquiry.createdAt), descending(enquiry.id)],
    },
    rows: (page) =>
      database()
        .select({ ...columns, place: page.place })
        .from(enquiry)
        .where(page.where)
        .orderBy(...page.orderBy)
        .limit(page.limit),
    counted: enquiry,
  } satisfies ListParts<EnquirySort, Row & { place: string }>;
}

type Row = Pick<typeof enquiry.$inferSelect, keyof typeof columns>;

function conditionsOf({ filters, search }: EnquiryQuery): SQL | undefined {
  const { status, subject, clock } = filters;
  return and(
    status.length > 0 ? inArray(enquiry.status, status as EnquiryStatus[]) : undefined,
    subject.length > 0 ? inArray(enquiry.subject, subject as EnquirySubject[]) : undefined,
    clock.includes("late") ? and(eq(enquiry.status, "open"), lt(enquiry.replyBy, now())) : undefined,
    search ? matches(search) : undefined,
  );
}

/** A number, a whole e-mail address or phone (only their hashes can be compared), or a part of the name. */
function matches(search: string): SQL | undefined {
  const number = parseEnquiryNumber(search);
  if (number) return eq(enquiry.serial, number.serial);
  const digits = search.replace(/\D/g, "");
  return or(
    ilike(enquiry.name, `%${search.replace(/[\\%_]/g, "\\$&")}%`),
    search.includes("@") ? eq(enquiry.emailHash, bookingContactHash("email", search)) : undefined,
    digits.length >= 10 ? eq(enquiry.phoneHash, bookingContactHash("phone", digits.slice(-10))) : undefined,
  );
}

export function toEnquiryLine(row: Row): EnquiryLine {
  return {
    id: row.id,
    number: enquiryNumber(row),
    name: row.name,
    subject: subjectLabel(row.subject),
    status: row.status,
    statusLabel: enquiryMachine.states[row.status].label,
    sentAt: formatDateTime(row.createdAt),
    replyBy: formatDateTime(row.replyBy),
    clock: clockOf(row.status === "open" ? row.replyBy : null, row.createdAt),
    isLate: row.status === "open" && row.replyBy < now(),
    revision: row.revision,
  };
}
