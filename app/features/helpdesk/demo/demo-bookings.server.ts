import { z } from "zod";
import { languages } from "#app/core/words/i18n.ts";
import { readContent } from "#app/db/read-content.server.ts";
import { bookingRequestSchema } from "../bookings/booking-request.ts";
import { bookingMachine } from "../bookings/booking-status.ts";

const bookingShape = bookingRequestSchema.extend({
  /** A booking of half an hour ago, whose time is still to come whenever the demo is built, is a fiftieth. */
  daysAgo: z.number().positive(),
  becomes: z.enum(bookingMachine.stateNames),
  stars: z.literal([4, 5]).optional(),
  /** Of somebody under 18. */
  guardian: z.strictObject({ phone: z.string().regex(/^\d{10}$/), language: z.enum(languages) }).optional(),
  /** Booked by the demo student while signed in. */
  isStudents: z.boolean().optional(),
});

export type DemoBooking = z.output<typeof bookingShape>;

/** Invented people, so that the desk has something to do; every state is among them. */
export const demoBookings: readonly DemoBooking[] = readContent(
  "demo/bookings.json",
  z.array(bookingShape.strict()),
);
