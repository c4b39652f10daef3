import { conflict, invalid } from "#app/core/requests/errors.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import type { BookingRequest } from "../../bookings/booking-request.ts";
import { cellsOf } from "../../bookings/booking-slots.ts";
import { bookingEn } from "../../messages/booking.en.ts";
import { bookingPerson } from "../bookings/booking-person.server.ts";
import { holdCells } from "./hold-cells.server.ts";
import { listSlotOffers } from "./list-slot-offers.server.ts";
import { releaseCells } from "./release-cells.server.ts";

/** A place at a fixed time, such as in a workshop, instead of a counsellor's free hour. */
export interface FixedPlace {
  /** "workshop:<id>" */
  readonly resource: string;
  readonly startsAt: Date;
  /** Where it is; null: in its room. */
  readonly where: string | null;
  /** The numbers of the places that can be taken here. */
  readonly places: readonly number[];
}

export type HeldTime = { startsAt: Date; counsellorId: string | null; isFixed: boolean };

async function holdFirstOffer(tx: Tx, bookingId: string, request: BookingRequest): Promise<HeldTime | null> {
  const { kind, service, subject, talkLanguage, minutes, preferredTime = null, startsAt: wanted } = request;
  // Nobody is in two sessions at once, whoever gives them (I6e).
  const person = bookingPerson(request);
  const offers = await listSlotOffers({
    kind,
    service,
    subject,
    talkLanguage,
    minutes,
    // A time that was chosen says more than a time of day.
    wished: wanted ? null : preferredTime,
  });
  const fitting = wanted
    ? offers.filter(({ startsAt }) => startsAt.getTime() === new Date(wanted).getTime())
    : offers;
  for (const { counsellorId, startsAt } of fitting) {
    const cells = cellsOf(startsAt, minutes);
    if (!(await holdCells(tx, bookingId, person, cells))) continue;
    if (await holdCells(tx, bookingId, `counsellor:${counsellorId}`, cells)) {
      return { startsAt, counsellorId, isFixed: false };
    }
    await releaseCells(tx, bookingId, person);
  }
  if (wanted) throw invalid({ startsAt: [bookingEn.errors.taken] });
  // Nobody is free in the weeks ahead: the desk finds a time by hand.
  return null;
}

async function holdPlace(
  tx: Tx,
  bookingId: string,
  { resource, places, startsAt }: FixedPlace,
): Promise<HeldTime> {
  for (const number of places) {
    if (await holdCells(tx, bookingId, resource, [number]))
      return { startsAt, counsellorId: null, isFixed: true };
  }
  throw conflict("All places are taken. Please choose another workshop.", "no_place");
}

/** What a booking takes: a counsellor's hour, or a place. */
export const holdTime = { ofCounsellor: holdFirstOffer, ofPlace: holdPlace };
