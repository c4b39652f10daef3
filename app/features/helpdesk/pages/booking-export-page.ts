import { formatDateTime, istDate } from "#app/core/clock.ts";
import { seenColumns } from "#app/core/desk-lists.ts";
import { type CsvColumn, csvResponse } from "#app/core/lists/csv.server.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { bookingList } from "../bookings/booking-list.ts";
import { bookingMachine } from "../bookings/booking-status.ts";
import { bookingKindNames } from "../bookings/booking-words.ts";
import { exportBookings } from "../server/bookings/export-bookings.server.ts";
import type { DeskBooking } from "../server/matters/desk-rows.server.ts";
import type { Route } from "./+types/booking-export-page";

const columns: CsvColumn<DeskBooking>[] = [
  { header: "Number", value: (row) => row.number },
  { header: "Kind", value: (row) => bookingKindNames[row.kind] },
  { header: "Session", value: (row) => row.title },
  { header: "Name", value: (row) => row.name },
  { header: "Phone", value: (row) => row.phone },
  { header: "Email", value: (row) => row.email },
  { header: "Time", value: (row) => (row.startsAt ? formatDateTime(row.startsAt) : "") },
  { header: "With", value: (row) => row.counsellor },
  { header: "Status", value: (row) => bookingMachine.states[row.status].label },
];

/** What the list shows, whole (T28). */
export async function loader({ url, request, context }: Route.LoaderArgs) {
  const rows = await exportBookings(await getActor(context), parseListQuery(bookingList, request.url));
  return csvResponse(`bookings-${istDate()}.csv`, seenColumns(columns, url.search), rows);
}
