import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import type { ProblemError } from "#app/core/requests/errors.ts";
import { type LoginFailure, type LoginView, loginForm, otpView, phoneView } from "../../login-view.ts";
import { safeNext } from "../../safe-next.ts";
import { verifyOtp } from "../otp/verify-otp.server.ts";
import { sessionCookie } from "../sessions/session-cookie.server.ts";
import { type LoginState, loginState, type OtpStep } from "./login-state.server.ts";
import { readSignInRequest } from "./read-sign-in-request.server.ts";
import { sendLoginOtp } from "./send-login-otp.server.ts";
import { wayAfterSignIn } from "./way-after-sign-in.server.ts";

/** Redirected to itself, so that reloading sends nothing; the dialog (components/open-login.ts) follows in its place. */
function onward(typed: string, cookie: string) {
  const next = safeNext(typed);
  const to = next ? `/login?next=${encodeURIComponent(next)}` : "/login";
  return { to, headers: { "Set-Cookie": cookie } };
}

function stay(view: LoginView, failure: LoginFailure, cookie: string, more: HeadersInit = {}) {
  const headers = new Headers(more);
  headers.set("Set-Cookie", cookie);
  return { show: { ...view, failure } as LoginView, status: failure.status, headers };
}

const keep = (state: string) => sessionCookie.write("login", state, loginState.lifetimeSeconds);
const forget = () => sessionCookie.erase("login");
const expired = ({ type }: { type: LoginView["type"] }) =>
  stay(phoneView(type), { code: "expired", status: 409 }, forget());
const typedIn = (form: FormData) => loginForm.parse(Object.fromEntries(form));

function sentTo(step: OtpStep, next: string) {
  return onward(next, keep(loginState.seal(step)));
}

/** The documented message covers whatever keeps an SMS from leaving (T44); who is to blame is in the log. */
function sendFailure(problem: ProblemError): LoginFailure | null {
  if (problem.status === 422) return { code: "phone", status: 422 };
  if (problem.status === 429) return tooMany(problem);
  return problem.status < 500 ? null : { code: "send_failed", status: 503 };
}

/** The buttons of the login form. */
export const loginActions = defineActions(
  {
    send: button({
      schema: loginForm,
      run: (press, { phone, type }) => sendLoginOtp(press, { phone, type }),
      next: (_press, sent, { next }) => sentTo(sent, next),
      refused(_press, problem, form) {
        const { type, phone } = typedIn(form);
        const failure = sendFailure(problem);
        return failure
          ? stay(phoneView(type, phone), failure, forget(), headersOf(failure, problem))
          : undefined;
      },
    }),
    resend: button({
      schema: loginForm,
      async run(press, { state }) {
        const known = openOtpStep(state);
        return known && (await sendLoginOtp(press, known));
      },
      next: (_press, sent, typed) => (sent ? sentTo(sent, typed.next) : expired(typed)),
      refused(_press, problem, form) {
        const { state } = typedIn(form);
        const [known, failure] = [openOtpStep(state), sendFailure(problem)];
        return known && failure
          ? stay(otpView(known, state), failure, keep(state), headersOf(failure, problem))
          : undefined;
      },
    }),
    verify: button({
      schema: loginForm,
      async run(press, { state, otp }) {
        const known = openOtpStep(state);
        if (!known || !/^\d{6}$/.test(otp)) return { known, session: null };
        return { known, session: await verify(press, known, otp) };
      },
      next(press, { known, session }, typed) {
        if (!known) return expired(typed);
        if (session && press.request) return wayAfterSignIn(press.request, session, safeNext(typed.next));
        const failure: LoginFailure = /^\d{6}$/.test(typed.otp)
          ? { code: "otp_wrong", status: 401 }
          : { code: "otp_format", status: 422 };
        return stay(otpView(known, typed.state), failure, keep(typed.state));
      },
      refused(_press, problem, form) {
        const { state } = typedIn(form);
        const [known, failure] = [openOtpStep(state), verifyFailure(problem)];
        return known && failure
          ? stay(otpView(known, state), failure, keep(state), headersOf(failure, problem))
          : undefined;
      },
    }),
    back: button({
      schema: loginForm,
      run: async () => null,
      next: (_press, _done, { next }) => onward(next, forget()),
    }),
  },
  { only: "send", tells: [] },
);

function verify({ request, language, clientAddress }: Press, step: OtpStep, code: string) {
  return verifyOtp({
    phone: step.phone,
    type: step.type,
    code,
    language,
    request: request
      ? readSignInRequest(request, clientAddress)
      : { address: clientAddress, userAgent: null, previousToken: null },
  });
}

function verifyFailure(problem: ProblemError): LoginFailure | null {
  if (problem.status === 429) return tooMany(problem);
  if (problem.status !== 403) return null;
  return { code: problem.code === "account_on_hold" ? "on_hold" : "closed", status: 403 };
}

function tooMany({ headers }: ProblemError): LoginFailure {
  return { code: "too_many", status: 429, seconds: Number(headers["Retry-After"] ?? 60) };
}

function headersOf({ code }: LoginFailure, { headers }: ProblemError): Record<string, string> {
  return code === "too_many" ? headers : {};
}

function openOtpStep(sealed: string): OtpStep | null {
  const state: LoginState | null = loginState.open(sealed);
  return state?.step === "otp" ? state : null;
}
