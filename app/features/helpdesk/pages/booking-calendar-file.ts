import { getActor } from "#app/core/requests/request-context.ts";
import { reachBooking } from "../server/bookings/reach-booking.server.ts";
import { bookingCalendar } from "../server/sessions/booking-calendar.server.ts";
import { calendarResponse } from "../server/sessions/calendar-response.server.ts";
import type { Route } from "./+types/booking-calendar-file";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const key = new URL(request.url).searchParams.get("key");
  const actor = await getActor(context);
  const booking = await reachBooking(actor, "booking.see", { number: params.number, key });
  return calendarResponse(bookingCalendar(booking, actor.language), `${booking.number}.ics`);
}
