import { addHours } from "#app/core/clock.ts";
import type { Role } from "#app/core/permissions.ts";
import { defineMachine, type EventOf, type StateOf } from "#app/core/state-machine.ts";

/** Whoever holds the booking's link, signed in or not; booking-permissions.ts checks that they do. */
const holder: readonly Role[] = ["visitor", "student", "institute", "donor", "csr", "admin"];
const desk: readonly Role[] = ["admin"];

/** The desk's call to confirm a time comes within this. */
export const bookingCallHours = 24;

/** Within a day, and never after the held time has begun: a session of tomorrow morning is confirmed tonight. */
export function bookingCallBy({ createdAt, startsAt }: { createdAt: Date; startsAt: Date | null }): Date {
  const promised = addHours(createdAt, bookingCallHours);
  return startsAt && startsAt < promised ? startsAt : promised;
}

/** Anything later than this the desk has to look at; one table for every kind of session. */
export const bookingMachine = defineMachine({
  name: "booking",
  initial: "requested",
  states: {
    requested: {
      label: "Requested",
      tone: "warn",
      told: "We hold a time for you and contact you within 24 hours to confirm it.",
      heldBy: "admin",
      dueWithinHours: bookingCallHours,
    },
    confirmed: {
      label: "Confirmed",
      tone: "ok",
      told: "Your time is fixed.",
      heldBy: null,
    },
    done: { label: "Done", tone: "info", told: "The session took place.", heldBy: null },
    no_show: {
      label: "No-show",
      tone: "mute",
      told: "We could not reach you at the agreed time. You can book again whenever you like.",
      heldBy: null,
    },
    cancelled: { label: "Cancelled", tone: "mute", told: "The session was cancelled.", heldBy: null },
  },
  transitions: {
    requested: {
      confirm: {
        to: "confirmed",
        by: [...holder, "system"],
        label: "This time suits me",
        told: "Your time is fixed.",
      },
      reschedule: {
        to: "confirmed",
        by: holder,
        label: "Choose another time",
        told: "Your session has a new time.",
      },
      cancel: { to: "cancelled", by: holder, label: "Cancel", told: "Your session is cancelled." },
    },
    confirmed: {
      reschedule: {
        to: "confirmed",
        by: holder,
        label: "Choose another time",
        told: "Your session has a new time.",
      },
      cancel: { to: "cancelled", by: holder, label: "Cancel", told: "Your session is cancelled." },
      finish: { to: "done", by: desk, label: "Done", told: "The session took place." },
      miss: { to: "no_show", by: desk, label: "No-show", told: "We could not reach you." },
    },
    done: {},
    no_show: {},
    cancelled: {},
  },
});

export type BookingStatus = StateOf<typeof bookingMachine>;
export type BookingEvent = EventOf<typeof bookingMachine>;

/** The desk's buttons, in its own words: the machine's are the holder's. */
export const bookingDeskSteps = [
  { event: "confirm", label: "Confirm the time" },
  { event: "finish", label: "It took place" },
  { event: "miss", label: "No-show" },
  { event: "cancel", label: "Cancel the session" },
] as const satisfies readonly { event: BookingEvent; label: string }[];
