import { encryptField } from "#app/core/secrets/crypto.server.ts";
import type { BookingRequest } from "../../bookings/booking-request.ts";
import { bookingContactHash } from "./booking-contact-hash.server.ts";

/** The columns of who asked and what they wrote: sealed to their row, with hashes to be found by. */
export function sealBooking(rowId: string, request: BookingRequest) {
  const seal = (column: string, value: string) => encryptField(value, { table: "booking", column, rowId });
  return {
    nameSealed: seal("name", request.name),
    emailSealed: seal("email", request.email),
    emailHash: bookingContactHash("email", request.email),
    phoneSealed: seal("phone", request.phone),
    phoneHash: bookingContactHash("phone", request.phone),
    answersSealed: seal("answers", JSON.stringify(request.answers)),
  };
}
