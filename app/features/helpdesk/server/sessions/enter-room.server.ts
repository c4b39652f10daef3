import { meetings } from "#app/adapters/meetings/meetings.server.ts";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { Booking, BookingReach } from "../../bookings/booking.ts";
import { type RoomState, roomState } from "../../bookings/meeting-room.ts";
import { reachBooking } from "../bookings/reach-booking.server.ts";
import { roomName } from "./room-name.server.ts";

export interface Room {
  readonly booking: Booking;
  readonly state: RoomState;
  /** Only while it is open, and null where a page of ours plays the room. */
  readonly address: string | null;
}

/** For whoever may see the booking: its room, whose address leaves the house at its time only. */
export async function enterRoom(actor: Actor, reach: BookingReach): Promise<Room> {
  const booking = await reachBooking(actor, "booking.see", reach);
  const state = roomState(booking, now());
  const service = meetings();
  const address = state === "open" && service ? service.addressOf(roomName(booking)) : null;
  return { booking, state, address };
}
