import { data, redirect } from "react-router";
import { now } from "#app/core/clock.ts";
import { badRequest, isProblem } from "#app/core/errors.ts";
import { readFormData } from "#app/core/form.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { Alert } from "#app/ui/alert.tsx";
import { StatusBadge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Block } from "#app/ui/section.tsx";
import { bookingPath } from "../booking.ts";
import { bookingBadges } from "../booking-badges.ts";
import { bookingPermissions } from "../booking-permissions.ts";
import { toBookingView } from "../booking-view.ts";
import { BookingDeskPart } from "../components/booking-desk-part.tsx";
import { BookingStatusCard } from "../components/booking-status-card.tsx";
import { RatingForm } from "../components/rating-form.tsx";
import { SlotPicker } from "../components/slot-picker.tsx";
import { bookingEventSchema } from "../forms/booking-events.ts";
import { applyBookingEvent } from "../server/apply-booking-event.server.ts";
import { listSlotOffers } from "../server/list-slot-offers.server.ts";
import { reachBooking } from "../server/reach-booking.server.ts";
import { slotDays } from "../slot-days.ts";
import type { Route } from "./+types/booking-page";

function reachOf(request: Request, number: string) {
  return { number, key: new URL(request.url).searchParams.get("key") };
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const booking = await reachBooking(actor, "booking.see", reachOf(request, params.number));
  const isChanging = new URL(request.url).searchParams.get("change") === "time";
  const { kind, service, minutes } = booking;
  const offers = isChanging ? await listSlotOffers({ kind, service, minutes, wished: null, days: 10 }) : [];
  const isDesk = bookingPermissions.can(actor, "booking.work_desk");
  return {
    booking: toBookingView(booking, now()),
    days: isChanging
      ? slotDays(
          offers.map(({ startsAt }) => startsAt),
          7,
        )
      : null,
    desk: isDesk ? { email: booking.email, phone: booking.phone, answers: booking.answers } : null,
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const actor = await getActor(context);
  const reach = reachOf(request, params.number);
  const parsed = bookingEventSchema.safeParse(Object.fromEntries(await readFormData(request, 8 * 1024)));
  if (!parsed.success) throw badRequest("Choose one of the times or buttons.");
  try {
    await applyBookingEvent(actor, reach, parsed.data);
  } catch (error) {
    if (!isProblem(error) || (error.status !== 409 && error.status !== 422)) throw error;
    const problem = Object.values(error.fieldErrors ?? {}).flat()[0] ?? error.message;
    return data({ problem }, { status: error.status });
  }
  return redirect(`/bookings/${params.number}${reach.key ? `?key=${reach.key}` : ""}`);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.booking.title ?? "Booking",
    description: "A free session: its time, and how to change or cancel it.",
    path: `/bookings/${loaderData?.booking.number ?? ""}`,
    indexed: false,
  });

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, days, desk } = loaderData;
  const problem = actionData?.problem ?? null;
  return (
    <div className="wrap pb-20">
      <div className="max-w-[52rem]">
        <PageHead
          title={booking.title}
          lead={`Booking ${booking.number} for ${booking.name}`}
          badges={<StatusBadge status={bookingBadges[booking.status]}>{booking.statusLabel}</StatusBadge>}
        />
        <div className="grid grid-cols-1 gap-8">
          <p className="lead">{booking.told}</p>
          {days ? (
            <Block title="Choose another time">
              <SlotPicker days={days} problem={problem} backHref={bookingPath(booking)} />
            </Block>
          ) : (
            <>
              {problem && <Alert tone="bad">{problem}</Alert>}
              <BookingStatusCard booking={booking} />
            </>
          )}
          {booking.status === "done" && !desk && (
            <RatingForm question="How was your session?" rating={booking.rating} />
          )}
          {(booking.status === "cancelled" || booking.status === "no_show") && (
            <p>
              <LinkButton href="/counseling#book">Book another session</LinkButton>
            </p>
          )}
          {desk && <BookingDeskPart booking={booking} {...desk} />}
        </div>
      </div>
    </div>
  );
}
