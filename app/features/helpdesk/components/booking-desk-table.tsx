import { formatDateTime } from "#app/core/clock.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { DueTime } from "#app/ui/desk/due-time.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { tickColumn } from "#app/ui/lists/tick-column.tsx";
import { bookingBadges } from "../bookings/booking-badges.ts";
import { type BookingLine, bookingColumns } from "../bookings/booking-columns.ts";
import { bookingMachine } from "../bookings/booking-status.ts";
import { bookingKindNames } from "../bookings/booking-words.ts";
import { matterPath } from "../matter.ts";
import { bookingsForm } from "./bookings-bar.tsx";

const cells = {
  booking: (row: BookingLine) => (
    <>
      <Anchor href={matterPath({ kind: "booking", id: row.id })}>{row.name}</Anchor>
      <small className="num">{row.number}</small>
    </>
  ),
  // Its state must not leave the screen; the whole title is told by the pointer and on the page.
  session: (row: BookingLine) => (
    <span
      className="block truncate xl:max-w-[9rem] 2xl:max-w-none"
      title={`${row.title}, ${bookingKindNames[row.kind]}`}
    >
      {row.title}
      <small>{bookingKindNames[row.kind]}</small>
    </span>
  ),
  phone: (row: BookingLine) => <span className="num">{row.phone}</span>,
  when: (row: BookingLine) => (
    <>
      {row.startsAt && formatDateTime(row.startsAt)}
      {row.clock && (
        <small>
          <DueTime clock={row.clock} what="Call" />
        </small>
      )}
    </>
  ),
  status: (row: BookingLine) => (
    <StatusBadge status={bookingBadges[row.status]}>{bookingMachine.states[row.status].label}</StatusBadge>
  ),
};

const tick = tickColumn<BookingLine>({
  form: bookingsForm,
  name: "ids",
  about: ({ status, name, number }) =>
    status === "requested" || status === "confirmed" ? `${name}, ${number}` : null,
  value: ({ id }) => id,
});

export function BookingDeskTable({ rows, mayWork }: { rows: BookingLine[]; mayWork: boolean }) {
  return (
    <ListTable caption="Bookings" columns={bookingColumns} rows={rows} cells={cells} tick={mayWork && tick} />
  );
}
