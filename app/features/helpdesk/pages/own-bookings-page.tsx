import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { now } from "#app/core/clock.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import emptyBookings from "#app/ui/art/empty-bookings.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { bookingPath } from "../bookings/booking.ts";
import { bookingBadges } from "../bookings/booking-badges.ts";
import { bookingMessages } from "../messages/booking.messages.server.ts";
import { listOwnBookings } from "../server/bookings/list-own-bookings.server.ts";
import { toBookingView } from "../server/bookings/to-booking-view.server.ts";
import type { Route } from "./+types/own-bookings-page";

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const bookings = await listOwnBookings(await getActor(context));
  return {
    bookings: bookings.map((booking) => toBookingView(booking, now(), language)),
    title: bookingMessages[language].list.title,
    description: bookingMessages[language].list.description,
    messages: loadMessages(language, { booking: bookingMessages }),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/bookings",
    indexed: false,
  });

export default function OwnBookingsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("booking.list");
  const { bookings } = loaderData;
  return (
    <div className="wrap pb-20">
      <PageHead title={t("title")} lead={t("lead")} />
      {bookings.length === 0 ? (
        <EmptyState picture={emptyBookings} title={t("empty")}>
          <p>{t("emptyText")}</p>
          <LinkButton href="/counseling#book">{t("book")}</LinkButton>
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
                {booking.counsellor
                  ? t("timeWith", { time: booking.when ?? t("noTime"), counsellor: booking.counsellor })
                  : (booking.when ?? t("noTime"))}
              </span>
              <span className="muted small num">{booking.number}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
