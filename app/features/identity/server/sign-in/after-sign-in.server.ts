import { redirect } from "react-router";
import type { StartedSession } from "../sessions/start-session.server.ts";
import { wayAfterSignIn } from "./way-after-sign-in.server.ts";

/** The answer to a sign-in that succeeded: the cookies, and the way on. */
export function afterSignIn(request: Request, session: StartedSession, next: string | null): Response {
  const { to, headers } = wayAfterSignIn(request, session, next);
  return redirect(to, { headers });
}
