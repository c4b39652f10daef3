import { redirect } from "react-router";
import { dashboardPath } from "#app/core/requests/session-hint.ts";
import { knownDevice } from "../sessions/known-device.server.ts";
import { sessionCookie } from "../sessions/session-cookie.server.ts";
import type { StartedSession } from "../sessions/start-session.server.ts";

/**
 * The answer to a sign-in that succeeded: the cookie, and the way on. A form that was kept while the session
 * had run out comes first, then which student it is about, then where the visitor wanted to go.
 */
export function afterSignIn(request: Request, session: StartedSession, next: string | null): Response {
  const headers = new Headers();
  headers.append("Set-Cookie", sessionCookie.write("session", session.token, session.maxAgeSeconds));
  headers.append("Set-Cookie", sessionCookie.erase("login"));
  headers.append("Set-Cookie", knownDevice.write(knownDevice.read(request), session.contactHashes));
  return redirect(wayOn(request, session, next), { headers });
}

function wayOn(request: Request, { role, studentId }: StartedSession, next: string | null): string {
  if (role === "student" && !studentId) {
    return next ? `/login/student?next=${encodeURIComponent(next)}` : "/login/student";
  }
  if (sessionCookie.read(request, "parked")) return "/login/resume";
  return next ?? dashboardPath(role);
}
