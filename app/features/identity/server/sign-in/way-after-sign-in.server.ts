import { dashboardPath } from "#app/core/requests/session-hint.ts";
import { knownDevice } from "../sessions/known-device.server.ts";
import { sessionCookie } from "../sessions/session-cookie.server.ts";
import type { StartedSession } from "../sessions/start-session.server.ts";

/**
 * Where a sign-in that succeeded goes on, with its cookies. A form that was kept while the session had run out comes
 * first, then which student it is about, then where the visitor wanted to go.
 */
export function wayAfterSignIn(
  request: Request,
  session: StartedSession,
  next: string | null,
): { to: string; headers: Headers } {
  const headers = new Headers();
  headers.append("Set-Cookie", sessionCookie.write("session", session.token, session.maxAgeSeconds));
  headers.append("Set-Cookie", sessionCookie.erase("login"));
  headers.append("Set-Cookie", knownDevice.write(knownDevice.read(request), session.contactHashes));
  return { to: wayOn(request, session, next), headers };
}

function wayOn(request: Request, { role, studentId }: StartedSession, next: string | null): string {
  if (role === "student" && !studentId) {
    return next ? `/login/student?next=${encodeURIComponent(next)}` : "/login/student";
  }
  if (sessionCookie.read(request, "parked")) return "/login/resume";
  return next ?? dashboardPath(role);
}
