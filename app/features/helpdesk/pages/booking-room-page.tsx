import Video from "lucide-react/icons/video";
import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import { formatDateTime, formatTime } from "#app/core/clock.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { bookingPath } from "../bookings/booking.ts";
import { roomOpensAt } from "../bookings/meeting-room.ts";
import { sessionTitle } from "../bookings/session-title.ts";
import { bookingMessages } from "../messages/booking.messages.server.ts";
import { enterRoom } from "../server/sessions/enter-room.server.ts";
import type { Route } from "./+types/booking-room-page";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const key = url.searchParams.get("key");
  const language = context.get(languageContext);
  const { booking, state, address } = await enterRoom(await getActor(context), {
    number: params.number,
    key,
  });
  if (address) throw redirect(address);
  const { startsAt, endsAt } = booking;
  return {
    state,
    number: booking.number,
    title: sessionTitle(booking.title, language),
    when: startsAt ? formatDateTime(startsAt, language) : "–",
    opensAt: startsAt ? formatDateTime(roomOpensAt(startsAt), language) : "",
    closesAt: endsAt ? formatTime(endsAt, language) : "",
    name: booking.name,
    counsellor: booking.counsellor,
    backHref: key ? bookingPath(booking) : `/bookings/${booking.number}`,
    heading: bookingMessages[language].room.title,
    messages: loadMessages(language, { booking: bookingMessages }),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.heading ?? "",
    description: loaderData?.title ?? "",
    path: `/bookings/${loaderData?.number ?? ""}/room`,
    indexed: false,
  });

/** Where the link of a session by video leads: before its time it says when, at its time it is the demo's room. */
export default function BookingRoomPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("booking.room");
  const { state, title, when, opensAt, closesAt, name, counsellor, backHref } = loaderData;
  return (
    <div className="wrap pb-20">
      <div className="max-w-[52rem]">
        <PageHead title={t("title")} lead={t("lead", { title, when })} />
        <div className="stack">
          {state === "open" ? (
            <>
              <Alert tone="ok">{t("open", { time: closesAt })}</Alert>
              <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2" aria-label={t("title")}>
                <Seat person={name} note={t("you")} />
                <Seat person={counsellor ?? title} note={t("host")} />
              </ul>
              <p className="small muted">{t("demo")}</p>
            </>
          ) : (
            <Alert tone={state === "early" ? "info" : "warn"}>
              <p>{state === "early" ? t("early", { time: opensAt }) : t(state)}</p>
              {state === "early" && <p>{t("stay")}</p>}
            </Alert>
          )}
          <p>
            <LinkButton kind="quiet" href={backHref}>
              {t("back")}
            </LinkButton>
          </p>
        </div>
      </div>
    </div>
  );
}

function Seat({ person, note }: { person: string; note: string }) {
  return (
    <li className="card flex aspect-video flex-col items-center justify-center gap-2 bg-sunken text-center">
      <Icon of={Video} className="size-8" />
      <b className="strong">{person}</b>
      <span className="small muted">{note}</span>
    </li>
  );
}
