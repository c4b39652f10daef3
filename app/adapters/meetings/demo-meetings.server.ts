import type { Meetings } from "./meetings.ts";

/** Nothing leaves the demo: the room is a page of ours. */
export function createDemoMeetings(): Meetings {
  return { addressOf: () => null };
}
