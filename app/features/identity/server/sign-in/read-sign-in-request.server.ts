import { knownDevice } from "../sessions/known-device.server.ts";
import { sessionCookie } from "../sessions/session-cookie.server.ts";
import type { SignInRequest } from "../sessions/start-session.server.ts";

/** What a request says about the browser that sent it. */
export function readSignInRequest(request: Request, address: string): SignInRequest {
  return {
    address,
    userAgent: request.headers.get("user-agent"),
    previousToken: sessionCookie.read(request, "session"),
    device: knownDevice.read(request),
  };
}
