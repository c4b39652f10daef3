import { Link } from "react-router";
import { now } from "#app/core/clock.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import emptyBookings from "#app/ui/art/empty-bookings.svg";
import { StatusBadge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { bookingPath } from "../booking.ts";
import { bookingBadges } from "../booking-badges.ts";
import { toBookingView } from "../booking-view.ts";
import { listOwnBookings } from "../server/list-own-bookings.server.ts";
import type { Route } from "./+types/own-bookings-page";

export async function loader({ context }: Route.LoaderArgs) {
  const bookings = await listOwnBookings(await getActor(context));
  return { bookings: bookings.map((booking) => toBookingView(booking, now())) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Your sessions",
    description: "The counselling sessions and workshops you booked.",
    path: "/bookings",
    indexed: false,
  });

export default function OwnBookingsPage({ loaderData }: Route.ComponentProps) {
  const { bookings } = loaderData;
  return (
    <div className="wrap pb-20">
      <PageHead title="Your sessions" lead="What you booked while signed in." />
      {bookings.length === 0 ? (
        <EmptyState picture={emptyBookings} title="No session yet">
          <p>A talk with a counsellor is free.</p>
          <LinkButton href="/counseling#book">Book a free session</LinkButton>
        </EmptyState>
      ) : (
        <ul className="lines">
          {bookings.map((booking) => (
            <li key={booking.number}>
              <Link className="lines__t" to={bookingPath(booking)}>
                {booking.title}
              </Link>
              <StatusBadge status={bookingBadges[booking.status]}>{booking.statusLabel}</StatusBadge>
              <span className="muted small">
                {booking.when ?? "Time to follow"}
                {booking.counsellor ? ` with ${booking.counsellor}` : ""}
              </span>
              <span className="muted small num">{booking.number}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
