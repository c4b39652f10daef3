import { formatDateTime } from "#app/core/clock.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { listView } from "#app/core/lists/list-view.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import emptyBookings from "#app/ui/art/empty-bookings.svg";
import { DeskList } from "#app/ui/lists/desk-list.tsx";
import { ManyNews } from "#app/ui/lists/many-news.tsx";
import { bookingPermissions } from "../booking-permissions.ts";
import { bookingList } from "../bookings/booking-list.ts";
import { bookingMachine } from "../bookings/booking-status.ts";
import { bookingKindNames } from "../bookings/booking-words.ts";
import { BookingDeskTable } from "../components/booking-desk-table.tsx";
import { BookingsBar } from "../components/bookings-bar.tsx";
import { matterPath } from "../matter.ts";
import { bookingsActions } from "../server/bookings/bookings-actions.server.ts";
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
  const actor = await getActor(context);
  const page = await listBookings(actor, query);
  return {
    rows: page.rows.map((row) => ({
      id: row.id,
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
      clock: row.clock,
    })),
    mayWork: bookingPermissions.can(actor, "booking.work_desk"),
    view: listView(here, bookingList, query, page, words),
  };
}

export const action = bookingsActions.action;
/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Bookings",
    description: "Every session booked by any form, with its time and its state.",
    path: here,
    indexed: false,
  });

export default function BookingDeskPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, view, mayWork } = loaderData;
  return (
    <DeskList
      news={<ManyNews answer={actionData} />}
      bar={mayWork && <BookingsBar key={rows[0]?.id} />}
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
      <BookingDeskTable rows={rows} mayWork={mayWork} />
    </DeskList>
  );
}
