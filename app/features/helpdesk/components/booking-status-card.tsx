import CalendarPlus from "lucide-react/icons/calendar-plus";
import Video from "lucide-react/icons/video";
import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { WaitingFacts } from "#app/ui/desk/waiting-facts.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { bookingCalendarPath, bookingPath } from "../bookings/booking.ts";
import type { BookingView } from "../bookings/booking-view.ts";

/** Where a booking stands, who holds it, and what its holder can do. */
export function BookingStatusCard({ booking }: { booking: BookingView }) {
  const t = useTranslations("booking");
  const navigation = useNavigation();
  const waits = booking.status === "guardian";
  const isOpen =
    waits || booking.status === "requested" || (booking.status === "confirmed" && !booking.hasBegun);
  return (
    <div className="grid grid-cols-1 gap-6">
      <Facts
        facts={[
          { term: t("facts.time"), value: booking.when ?? t("facts.noTime") },
          { term: t("facts.way"), value: booking.place ?? booking.way },
          { term: t("facts.length"), value: t("facts.minutes", { minutes: booking.minutes }) },
          ...(booking.counsellor ? [{ term: t("facts.with"), value: booking.counsellor }] : []),
          ...(booking.preferredTime ? [{ term: t("facts.wished"), value: booking.preferredTime }] : []),
          { term: t("facts.price"), value: t("facts.free") },
        ]}
      />
      {isOpen && <WhoHolds booking={booking} />}
      {booking.room && <RoomLine room={booking.room} />}
      {isOpen && !waits && (
        <Form method="post" className="row">
          {booking.status === "requested" && booking.when && !booking.hasBegun && (
            <Button
              kind="go"
              name="intent"
              value="confirm"
              busy={navigation.state === "submitting" && t("saving")}
            >
              {t("suits")}
            </Button>
          )}
          {!booking.isWorkshop && (
            <LinkButton kind="quiet" href={`${bookingPath(booking)}&change=time`}>
              {t("page.another")}
            </LinkButton>
          )}
          {booking.when && !booking.hasBegun && (
            <LinkButton kind="quiet" icon={CalendarPlus} href={bookingCalendarPath(booking)} plain>
              {t("calendar")}
            </LinkButton>
          )}
        </Form>
      )}
      {isOpen && (
        <details className="fold">
          <summary>{t("cancel.title")}</summary>
          <Form method="post" className="stack pb-2">
            <p className="muted">{t("cancel.text")}</p>
            <Button kind="danger-solid" name="intent" value="cancel">
              {t("cancel.yes")}
            </Button>
          </Form>
        </details>
      )}
    </div>
  );
}

/** Whose turn it is, until when, and what comes then. */
function WhoHolds({ booking }: { booking: BookingView }) {
  const t = useTranslations("booking");
  if (booking.status === "guardian")
    return (
      <WaitingFacts
        who={{ value: t("guardian.held"), note: t("guardian.heldNote") }}
        when={{ value: booking.answerBy ?? "–" }}
        next={{ value: t(booking.isWorkshop ? "held.fixed" : "held.desk") }}
      />
    );
  if (booking.status === "requested")
    return (
      <WaitingFacts
        who={{ value: t("held.desk"), note: t("held.deskNote") }}
        when={{ value: booking.callBy }}
        next={{ value: t("held.fixed"), note: t("held.fixedNote") }}
      />
    );
  return (
    <WaitingFacts
      who={{ value: t("held.nobody") }}
      when={{ value: booking.when ?? "–" }}
      next={{ value: t(booking.room ? "held.room" : booking.isWorkshop ? "held.workshop" : "held.call") }}
    />
  );
}

function RoomLine({ room }: { room: NonNullable<BookingView["room"]> }) {
  const t = useTranslations("booking.room");
  return (
    <p className="row">
      <LinkButton kind={room.isOpen ? "go" : "quiet"} icon={Video} href={room.path} plain>
        {t(room.isOpen ? "enter" : "see")}
      </LinkButton>
      {!room.isOpen && <span className="muted">{t("opens", { time: room.opensAt })}</span>}
    </p>
  );
}
