import { isProblem } from "#app/core/requests/errors.ts";
import type { Booking } from "../../bookings/booking.ts";
import { bookSession } from "./book-session.server.ts";

/** The booking; null: somebody else was quicker with the chosen time, so another one is offered. */
export async function bookIfFree(...given: Parameters<typeof bookSession>): Promise<Booking | null> {
  try {
    return await bookSession(...given);
  } catch (error) {
    if (isProblem(error) && error.fieldErrors?.startsAt) return null;
    throw error;
  }
}
