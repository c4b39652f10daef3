import { Form } from "react-router";
import { telLink } from "#app/core/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Block } from "#app/ui/section.tsx";
import type { BookingView } from "../booking-view.ts";

type BookingDeskPartProps = {
  booking: BookingView;
  email: string;
  phone: string;
  answers: Readonly<Record<string, string>>;
};

/** For the desk alone: whom to call, what they wrote, and what became of it. */
export function BookingDeskPart({ booking, email, phone, answers }: BookingDeskPartProps) {
  return (
    <Block title="For the desk">
      <div className="stack">
        <Facts
          facts={[
            { term: "Phone", value: <a href={telLink(`+91${phone}`)}>{phone}</a> },
            { term: "Email", value: <a href={`mailto:${email}`}>{email}</a> },
            ...Object.entries(answers).map(([term, value]) => ({ term, value })),
          ]}
        />
        {booking.status === "confirmed" && booking.hasBegun && (
          <Form method="post" className="row">
            <Button name="event" value="finish">
              Done
            </Button>
            <Button kind="quiet" name="event" value="miss">
              No-show
            </Button>
          </Form>
        )}
      </div>
    </Block>
  );
}
