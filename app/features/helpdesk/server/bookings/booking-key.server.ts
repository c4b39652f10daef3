import { isKeyedHash, keyedHash } from "#app/core/secrets/crypto.server.ts";

const length = 40;

/** The part of a booking's link that nobody can guess. It changes with APP_SECRET alone: messages have one link. */
export const bookingKey = {
  of: (bookingId: string): string => keyedHash("booking-link", bookingId).slice(0, length),
  opens: (key: unknown, bookingId: string): boolean =>
    typeof key === "string" && isKeyedHash("booking-link", bookingId, key, length),
};
