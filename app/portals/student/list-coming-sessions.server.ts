import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { bookingPath } from "#app/features/helpdesk/bookings/booking.ts";
import { openBookings } from "#app/features/helpdesk/bookings/booking-status.ts";
import { listOwnBookings } from "#app/features/helpdesk/server/bookings/list-own-bookings.server.ts";
import { toBookingView } from "#app/features/helpdesk/server/bookings/to-booking-view.server.ts";
import type { SessionLine } from "./student-view.ts";

const most = 3;

/** The sessions that are still to come, the next one first. */
export async function listComingSessions(actor: Actor, language: Language): Promise<SessionLine[]> {
  const at = now();
  const ahead = (await listOwnBookings(actor, 20)).filter(
    ({ status, endsAt }) => openBookings.some((open) => open === status) && (endsAt === null || endsAt > at),
  );
  const start = ({ startsAt }: { startsAt: Date | null }) => startsAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return ahead
    .sort((a, b) => start(a) - start(b))
    .slice(0, most)
    .map((booking) => {
      const { number, title, when, room } = toBookingView(booking, at, language);
      return { number, title, when, room, path: bookingPath(booking) };
    });
}
