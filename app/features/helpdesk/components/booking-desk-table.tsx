import type { DueClock } from "#app/core/periods/due-clock.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { DueTime } from "#app/ui/desk/due-time.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { tickColumn } from "#app/ui/lists/tick-column.tsx";
import { bookingBadges } from "../bookings/booking-badges.ts";
import type { BookingStatus } from "../bookings/booking-status.ts";
import { bookingsForm } from "./bookings-bar.tsx";

export type DeskLine = {
  id: string;
  number: string;
  /** Where the desk works on it. */
  href: string;
  name: string;
  phone: string;
  title: string;
  kind: string;
  when: string | null;
  counsellor: string | null;
  status: BookingStatus;
  statusLabel: string;
  /** Of the call that was promised. */
  clock: DueClock | null;
};

const columns: Column<DeskLine>[] = [
  {
    id: "booking",
    head: "Booking",
    kind: "key",
    cell: (row) => (
      <>
        <Anchor href={row.href}>{row.name}</Anchor>
        <small className="num">{row.number}</small>
      </>
    ),
  },
  {
    id: "session",
    head: "Session",
    // Its state must not leave the screen; the whole title is told by the pointer and on the page.
    cell: (row) => (
      <span className="block truncate xl:max-w-[9rem] 2xl:max-w-none" title={`${row.title}, ${row.kind}`}>
        {row.title}
        <small>{row.kind}</small>
      </span>
    ),
  },
  { id: "phone", head: "Phone", cell: (row) => <span className="num">{row.phone}</span> },
  {
    id: "when",
    head: "Time",
    kind: "date",
    cell: (row) => (
      <>
        {row.when}
        {row.clock && (
          <small>
            <DueTime clock={row.clock} what="Call" />
          </small>
        )}
      </>
    ),
  },
  { id: "with", head: "With", cell: (row) => row.counsellor },
  {
    id: "status",
    head: "Status",
    kind: "status",
    cell: (row) => <StatusBadge status={bookingBadges[row.status]}>{row.statusLabel}</StatusBadge>,
  },
];

const tick = tickColumn<DeskLine>({
  form: bookingsForm,
  name: "ids",
  about: ({ status, name, number }) =>
    status === "requested" || status === "confirmed" ? `${name}, ${number}` : null,
  value: ({ id }) => id,
});

export function BookingDeskTable({ rows, mayWork }: { rows: DeskLine[]; mayWork: boolean }) {
  return (
    <DataTable
      caption="Bookings"
      columns={mayWork ? [tick, ...columns] : columns}
      rows={rows}
      rowKey={(row) => row.number}
    />
  );
}
