import { tableList } from "#app/core/lists/table-list.ts";
import { stateWords } from "#app/core/state-words.ts";
import { type BookingLine, bookingColumns } from "./booking-columns.ts";
import { bookingMachine } from "./booking-status.ts";
import { bookingKindNames } from "./booking-words.ts";

/** The desk's list: what waits longest stands first. */
export const bookingList = tableList<BookingLine>()({
  path: "/admin/bookings",
  name: "bookings",
  search: true,
  filters: {
    status: { label: "Status", words: stateWords(bookingMachine) },
    kind: { label: "Kind", words: bookingKindNames },
  },
  sorts: {
    soonest: { label: "Soonest", cursor: ["instant?", "id"] },
    newest: { label: "Newest first", cursor: ["instant", "id"] },
  },
  defaultSort: "newest",
  pageSize: 20,
  columns: bookingColumns,
});
