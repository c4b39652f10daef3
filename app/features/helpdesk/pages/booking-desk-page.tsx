import { formatDateTime } from "#app/core/clock.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { listView } from "#app/core/lists/list-view.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import emptyBookings from "#app/ui/art/empty-bookings.svg";
import { DeskList } from "#app/ui/lists/desk-list.tsx";
import { bookingList } from "../bookings/booking-list.ts";
import { bookingMachine } from "../bookings/booking-status.ts";
import { bookingKindNames } from "../bookings/booking-words.ts";
import { BookingDeskTable } from "../components/booking-desk-table.tsx";
import { matterPath } from "../matter.ts";
import { listBookings } from "../server/bookings/list-bookings.server.ts";
import type { Route } from "./+types/booking-desk-page";

const here = "/admin/bookings";

const words = {
  status: Object.fromEntries(
    bookingMachine.stateNames.map((value) => [value, bookingMachine.states[value].label]),
  ),
  kind: bookingKindNames,
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseListQuery(bookingList, url);
  const page = await listBookings(await getActor(context), query);
  return {
    rows: page.rows.map((row) => ({
      number: row.number,
      href: matterPath({ kind: "booking", id: row.id }),
      name: row.name,
      phone: row.phone,
      title: row.title,
      kind: bookingKindNames[row.kind],
      when: row.startsAt ? formatDateTime(row.startsAt) : null,
      counsellor: row.counsellor,
      status: row.status,
      statusLabel: bookingMachine.states[row.status].label,
      isOverdue: row.isOverdue,
    })),
    view: listView(here, bookingList, query, page, words),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Bookings",
    description: "Every session booked by any form, with its time and its state.",
    path: here,
    indexed: false,
  });

export default function BookingDeskPage({ loaderData: { rows, view } }: Route.ComponentProps) {
  return (
    <DeskList
      title="Bookings"
      lead="A requested time is confirmed within 24 hours."
      view={view}
      placeholder="Number, phone, e-mail or session"
      rowsTitle="Sessions"
      empty={{
        picture: emptyBookings,
        title: "No booking yet",
        words: "What comes by any form is here.",
        noMatch: "No booking matches",
      }}
    >
      <BookingDeskTable rows={rows} />
    </DeskList>
  );
}
