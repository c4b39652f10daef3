import type { Booking } from "./booking.ts";

/** A booking as its page shows it, in its reader's words: moments too, so that the browser's zone has no say. */
export interface BookingView {
  readonly number: string;
  readonly key: string;
  readonly title: string;
  readonly minutes: number;
  readonly status: Booking["status"];
  readonly statusLabel: string;
  readonly told: string;
  readonly when: string | null;
  readonly counsellor: string | null;
  /** "By video" */
  readonly way: string;
  /** Of a session by video that is still to come. */
  readonly room: { readonly path: string; readonly opensAt: string; readonly isOpen: boolean } | null;
  readonly preferredTime: string | null;
  readonly name: string;
  readonly rating: number | null;
  readonly feedback: string | null;
  readonly summary: string | null;
  readonly place: string | null;
  readonly isWorkshop: boolean;
  /** Its time has come, so nothing about it can be changed any more. */
  readonly hasBegun: boolean;
  readonly callBy: string;
  /** By when a guardian has to agree. */
  readonly answerBy: string | null;
}
