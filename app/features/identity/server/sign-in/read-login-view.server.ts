import { type LoginView, otpView, phoneView } from "../../login-view.ts";
import { sessionCookie } from "../sessions/session-cookie.server.ts";
import { loginState } from "./login-state.server.ts";

/** Where this browser stands in signing in, by its cookie: the page shows the same step after a reload. */
export function readLoginView(request: Request): LoginView {
  const sealed = sessionCookie.read(request, "login") ?? "";
  const state = loginState.open(sealed);
  return state?.step === "otp" ? otpView(state, sealed) : phoneView();
}
