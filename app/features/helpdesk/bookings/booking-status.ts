import { addHours } from "#app/core/clock.ts";
import type { Role } from "#app/core/portals/permissions.ts";
import { giverRoles } from "#app/core/portals/roles.ts";
import { defineMachine, type EventOf, type StateOf } from "#app/core/state-machine.ts";

/** Whoever holds the booking's link, signed in or not; booking-permissions.ts checks that they do. */
const bookers: readonly Role[] = ["visitor", "student", "institute", ...giverRoles];
const holder: readonly Role[] = [...bookers, "admin"];
const desk: readonly Role[] = ["admin"];

/** The desk's call to confirm a time comes within this. */
export const bookingCallHours = 24;

/**
 * Within a day, and never after the held time has begun: a session of tomorrow morning is confirmed tonight. Under 18
 * the day begins when the guardian has agreed.
 */
export function bookingCallBy({
  createdAt,
  agreedAt,
  startsAt,
}: {
  createdAt: Date;
  agreedAt: Date | null;
  startsAt: Date | null;
}): Date {
  const promised = addHours(agreedAt ?? createdAt, bookingCallHours);
  return startsAt && startsAt < promised ? startsAt : promised;
}

/** So long a time is held for a guardian's answer, and never after it has begun. */
const guardianHours = 24;

export function guardianAnswerBy(createdAt: Date, startsAt: Date | null): Date {
  const latest = addHours(createdAt, guardianHours);
  return startsAt && startsAt < latest ? startsAt : latest;
}

/** Anything later than this the desk has to look at; one table for every kind of session. */
export const bookingMachine = defineMachine({
  name: "booking",
  initial: "requested",
  states: {
    /** T35: of somebody under 18, before anything else is done with it. */
    guardian: {
      label: "Waits for a guardian",
      tone: "warn",
      told: "We hold the time until a parent or guardian agrees with the code from their phone.",
      heldBy: "visitor",
      dueWithinHours: guardianHours,
    },
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
    guardian: {
      agree: {
        to: "requested",
        by: bookers,
        label: "The guardian agrees",
        told: "The guardian agreed.",
      },
      cancel: { to: "cancelled", by: holder, label: "Cancel", told: "Your session is cancelled." },
      lapse: {
        to: "cancelled",
        by: ["system"],
        label: "Nobody agreed",
        told: "No parent or guardian agreed in time, so the session is cancelled.",
      },
    },
    requested: {
      ask_guardian: {
        to: "guardian",
        by: ["system"],
        label: "Ask the guardian",
        told: "A parent or guardian is asked to agree.",
      },
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
      reassign: {
        to: "requested",
        by: desk,
        label: "Change counsellor or time",
        told: "Your session is with somebody else, or at another time.",
      },
      cancel: { to: "cancelled", by: holder, label: "Cancel", told: "Your session is cancelled." },
    },
    confirmed: {
      reassign: {
        to: "confirmed",
        by: desk,
        label: "Change counsellor or time",
        told: "Your session is with somebody else, or at another time.",
      },
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

/** What still takes somebody's time. */
export const openBookings = [
  "guardian",
  "requested",
  "confirmed",
] as const satisfies readonly BookingStatus[];

/** The desk's buttons, in its own words: the machine's are the holder's. */
export const bookingDeskSteps = [
  { event: "confirm", label: "Confirm the time" },
  { event: "finish", label: "It took place" },
  { event: "miss", label: "No-show" },
  { event: "cancel", label: "Cancel the session" },
] as const satisfies readonly { event: BookingEvent; label: string }[];
