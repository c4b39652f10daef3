import { formatDateTime } from "#app/core/clock.ts";
import type { ListColumn } from "#app/core/lists/table-list.ts";
import type { DueClock } from "#app/core/periods/due-clock.ts";
import type { Booking } from "./booking.ts";
import { bookingMachine } from "./booking-status.ts";
import { bookingKindNames } from "./booking-words.ts";

/** A row of the desk's list; `isOverdue` when the promised call is late. The e-mail is not for the table. */
export type BookingLine = Pick<
  Booking,
  "id" | "number" | "kind" | "title" | "name" | "phone" | "startsAt" | "counsellor" | "status"
> &
  Partial<Pick<Booking, "email">> & {
    readonly isOverdue: boolean;
    /** Of the call that was promised. */
    readonly clock: DueClock | null;
  };

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const bookingColumns = {
  number: { head: "Number", text: (row) => row.number, only: "file" },
  booking: { head: "Booking", kind: "key", text: (row) => row.name, only: "table" },
  name: { head: "Name", text: (row) => row.name, only: "file", of: "Booking" },
  session: { head: "Session", text: (row) => row.title },
  kind: { head: "Kind", text: (row) => bookingKindNames[row.kind], only: "file", of: "Session" },
  phone: { head: "Phone", text: (row) => row.phone },
  email: { head: "Email", text: (row) => row.email, only: "file", of: "Phone" },
  when: { head: "Time", kind: "date", text: (row) => row.startsAt && formatDateTime(row.startsAt) },
  with: { head: "With", text: (row) => row.counsellor },
  late: { head: "Late", text: (row) => row.isOverdue, only: "file", of: "Status" },
  status: { head: "Status", kind: "status", text: (row) => bookingMachine.states[row.status].label },
} as const satisfies Record<string, ListColumn<BookingLine>>;
