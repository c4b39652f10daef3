import { keyedHash } from "#app/core/crypto.server.ts";

/** The part of a booking's link that nobody can guess. It does not change, so every message has the same link. */
export function bookingKey(bookingId: string): string {
  return keyedHash("booking-link", bookingId).slice(0, 40);
}
