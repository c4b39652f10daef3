import { and, eq, getTableColumns, inArray, or, type SQL, sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { parsePublicNumber } from "#app/core/id.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import { clockOf, type DueClock } from "#app/core/periods/due-clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { withinLimit } from "#app/db/limits/within-limit.server.ts";
import { ascending, descending, type PageRequest } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { booking, counsellor } from "#app/db/schema/helpdesk-bookings.ts";
import type { Booking } from "../../bookings/booking.ts";
import { type BookingStatus, bookingCallBy } from "../../bookings/booking-status.ts";
import type { BookingKind } from "../../bookings/booking-words.ts";
import { bookingContactHash } from "../bookings/booking-contact-hash.server.ts";
import { openBooking } from "../bookings/changing/open-booking.server.ts";

export type BookingQuery = ListQuery<"status" | "kind", "soonest" | "newest">;

/** A row of the desk's list; `isOverdue` when the promised call is late. */
export type DeskBooking = Booking & { readonly isOverdue: boolean; readonly clock: DueClock | null };

/** What the desk's list and its export are made of. */
function parts(actor: Actor, query: BookingQuery) {
  const { status, kind } = query.filters;
  return {
    query,
    where: and(
      withinLimit(actor, "booking", booking.id),
      status.length > 0 ? inArray(booking.status, status as BookingStatus[]) : undefined,
      kind.length > 0 ? inArray(booking.kind, kind as BookingKind[]) : undefined,
      query.search ? matches(query.search) : undefined,
    ),
    sorts: {
      soonest: [ascending(booking.startsAt), ascending(booking.id)],
      newest: [descending(booking.createdAt), descending(booking.id)],
    },
    rows: (page: PageRequest) =>
      database()
        .select({ ...getTableColumns(booking), counsellorName: counsellor.name, place: page.place })
        .from(booking)
        .leftJoin(counsellor, eq(counsellor.id, booking.counsellorId))
        .where(page.where)
        .orderBy(...page.orderBy)
        .limit(page.limit),
    counted: booking,
  };
}

type Row = typeof booking.$inferSelect & { readonly counsellorName: string | null };

function open({ counsellorName, ...row }: Row): DeskBooking {
  const callBy = row.status === "requested" ? bookingCallBy(row) : null;
  const clock = clockOf(callBy, row.createdAt);
  return { ...openBooking(row, counsellorName), isOverdue: callBy !== null && callBy < now(), clock };
}

/** Names are sealed, so the desk finds a booking by its number, or by the whole phone or e-mail address. */
function matches(search: string): SQL | undefined {
  const number = parsePublicNumber(search);
  if (number) return eq(booking.serial, number.serial);
  const digits = search.replace(/\D/g, "").slice(-10);
  return or(
    search.includes("@") ? eq(booking.emailHash, bookingContactHash("email", search)) : undefined,
    digits.length === 10 ? eq(booking.phoneHash, bookingContactHash("phone", digits)) : undefined,
    sql`${booking.title} ilike ${`%${search.replace(/[\\%_]/g, "\\$&")}%`}`,
  );
}

export const deskRows = { parts, open };
