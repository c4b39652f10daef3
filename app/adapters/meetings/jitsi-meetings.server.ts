import type { Meetings } from "./meetings.ts";

/** In the manner of Jitsi: there is a room wherever two people open the same address, so its name is its key. */
export function createJitsiMeetings({ baseUrl }: { baseUrl: string }): Meetings {
  const base = baseUrl.replace(/\/+$/, "");
  return { addressOf: (room) => `${base}/${encodeURIComponent(room)}` };
}
