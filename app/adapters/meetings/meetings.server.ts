import { type Env, env } from "#app/core/settings/env.server.ts";
import { createDemoMeetings } from "./demo-meetings.server.ts";
import { createJitsiMeetings } from "./jitsi-meetings.server.ts";
import type { Meetings } from "./meetings.ts";

/** Null where the operator has no meeting service: then sessions are by phone. */
export function meetings(
  { isDemo, MEETING_URL }: Pick<Env, "isDemo" | "MEETING_URL"> = env(),
): Meetings | null {
  if (isDemo) return createDemoMeetings();
  return MEETING_URL ? createJitsiMeetings({ baseUrl: MEETING_URL }) : null;
}
