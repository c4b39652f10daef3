import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import emptyBookings from "#app/ui/art/empty-bookings.svg";
import { DeskList } from "#app/ui/lists/desk-list.tsx";
import { ManyNews } from "#app/ui/lists/many-news.tsx";
import { bookingPermissions } from "../booking-permissions.ts";
import { bookingList } from "../bookings/booking-list.ts";
import { BookingDeskTable } from "../components/booking-desk-table.tsx";
import { BookingsBar } from "../components/bookings-bar.tsx";
import { bookingsActions } from "../server/bookings/bookings-actions.server.ts";
import { listBookings } from "../server/bookings/list-bookings.server.ts";
import type { Route } from "./+types/booking-desk-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = bookingList.read(url);
  const actor = await getActor(context);
  const page = await listBookings(actor, query);
  return {
    // Of what the desk may know of a booking only what its list shows.
    rows: page.rows.map(
      ({ id, number, kind, title, name, phone, startsAt, counsellor, status, isOverdue, clock }) => ({
        ...{ id, number, kind, title, name, phone, startsAt, counsellor, status, isOverdue, clock },
      }),
    ),
    mayWork: bookingPermissions.can(actor, "booking.work_desk"),
    view: bookingList.view(query, page),
  };
}

export const action = bookingsActions.action;
/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Bookings",
    description: "Every session booked by any form, with its time and its state.",
    path: bookingList.path,
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
