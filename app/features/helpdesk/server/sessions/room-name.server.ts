import { keyedHash } from "#app/core/secrets/crypto.server.ts";
import type { Booking } from "../../bookings/booking.ts";

/** Nobody can guess it, and a session that is moved gets another: whoever kept the old one waits alone. */
export function roomName({ id, kind, service, startsAt }: Booking): string {
  const subject = kind === "workshop" ? `workshop:${service}` : id;
  return `scholarsetu-${keyedHash("meeting-room", `${subject}:${startsAt?.toISOString() ?? ""}`).slice(0, 32)}`;
}
