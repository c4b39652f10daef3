import { isPortalRole } from "../../staff/portal-role.ts";
import { sessionCookie } from "../sessions/session-cookie.server.ts";
import { loginState, type SecondFactorStep } from "./login-state.server.ts";

/** The password was right a few minutes ago; without that there is no second step. */
export function pendingStep(request: Request | undefined): SecondFactorStep | null {
  const state = request && loginState.open(sessionCookie.read(request, "login"));
  return state && state.step !== "otp" && isPortalRole(state.role) ? state : null;
}
