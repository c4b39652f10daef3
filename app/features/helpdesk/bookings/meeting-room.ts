import type { Booking } from "./booking.ts";

/** Both come in a little early; nobody sits in a room for hours. */
export const roomOpensMinutes = 10;

export type RoomState = "phone" | "place" | "cancelled" | "unconfirmed" | "early" | "open" | "over";

export function roomOpensAt(startsAt: Date): Date {
  return new Date(startsAt.getTime() - roomOpensMinutes * 60_000);
}

/** The room of a session is open from ten minutes before until its end, once the time is fixed. */
export function roomState(
  { way, status, startsAt, endsAt }: Pick<Booking, "way" | "status" | "startsAt" | "endsAt">,
  at: Date,
): RoomState {
  if (way !== "video") return way;
  if (status === "cancelled") return "cancelled";
  if (status === "done" || status === "no_show" || (endsAt && endsAt <= at)) return "over";
  if (status === "guardian" || status === "requested" || !startsAt) return "unconfirmed";
  return at < roomOpensAt(startsAt) ? "early" : "open";
}
