import CalendarPlus from "lucide-react/icons/calendar-plus";
import { Form, useNavigation } from "react-router";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Held } from "#app/ui/held.tsx";
import { bookingCalendarPath, bookingPath } from "../booking.ts";
import type { BookingView } from "../booking-view.ts";

/** Where a booking stands, who holds it, and what its holder can do. */
export function BookingStatusCard({ booking }: { booking: BookingView }) {
  const navigation = useNavigation();
  const isOpen = booking.status === "requested" || (booking.status === "confirmed" && !booking.hasBegun);
  return (
    <div className="grid grid-cols-1 gap-6">
      <Facts
        facts={[
          { term: "Time", value: booking.when ?? "We call you to find one" },
          { term: "Length", value: `${booking.minutes} minutes` },
          ...(booking.counsellor ? [{ term: "With", value: booking.counsellor }] : []),
          ...(booking.preferredTime ? [{ term: "You wished", value: booking.preferredTime }] : []),
          { term: "Price", value: "Free" },
        ]}
      />
      {isOpen && (
        <Held
          who={
            booking.status === "requested"
              ? { value: "Our desk", note: "or you, if the time suits you" }
              : { value: "Nobody has to do anything" }
          }
          when={booking.status === "requested" ? { value: booking.callBy } : { value: booking.when ?? "–" }}
          next={
            booking.status === "requested"
              ? { value: "The time is fixed", note: "and we remind you the day before" }
              : { value: booking.isWorkshop ? "The workshop begins" : "We call you" }
          }
        />
      )}
      {isOpen && (
        <Form method="post" className="row">
          {booking.status === "requested" && booking.when && !booking.hasBegun && (
            <Button
              kind="go"
              name="event"
              value="confirm"
              busy={navigation.state === "submitting" && "Saving…"}
            >
              This time suits me
            </Button>
          )}
          {!booking.isWorkshop && (
            <LinkButton kind="quiet" href={`${bookingPath(booking)}&change=time`}>
              Choose another time
            </LinkButton>
          )}
          {booking.when && !booking.hasBegun && (
            <LinkButton kind="quiet" icon={CalendarPlus} href={bookingCalendarPath(booking)} plain>
              Add to calendar
            </LinkButton>
          )}
        </Form>
      )}
      {isOpen && (
        <details className="fold">
          <summary>Cancel this booking</summary>
          <Form method="post" className="stack pb-2">
            <p className="muted">The time goes to somebody else. You can book again whenever you like.</p>
            <Button kind="danger-solid" name="event" value="cancel">
              Cancel the booking
            </Button>
          </Form>
        </details>
      )}
    </div>
  );
}
