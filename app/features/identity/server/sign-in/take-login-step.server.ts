import { data, type RouterContextProvider, redirect } from "react-router";
import { now } from "#app/core/clock.ts";
import { readFormData } from "#app/core/forms/form.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import { noteCause } from "#app/core/requests/observing/log.server.ts";
import { clientAddressContext, languageContext } from "#app/core/requests/request-context.ts";
import { type LoginFailure, type LoginView, loginForm, otpView, phoneView } from "../../login-view.ts";
import { type LoginType, resendSeconds } from "../../rules/otp-rules.ts";
import { safeNext } from "../../safe-next.ts";
import { sendOtp } from "../otp/send-otp.server.ts";
import { verifyOtp } from "../otp/verify-otp.server.ts";
import { knownDevice } from "../sessions/known-device.server.ts";
import { sessionCookie } from "../sessions/session-cookie.server.ts";
import { afterSignIn } from "./after-sign-in.server.ts";
import { type LoginState, loginState, type OtpStep } from "./login-state.server.ts";
import { readSignInRequest } from "./read-sign-in-request.server.ts";

type Args = { request: Request; context: Readonly<RouterContextProvider> };
type Answer = ReturnType<typeof data<LoginView>>;

/**
 * One post of the login form: send, resend, back or verify. It is redirected to itself after a send, so that
 * reloading sends nothing; the dialog (components/open-login.ts) follows in its place.
 */
export async function takeLoginStep({ request, context }: Args): Promise<Answer> {
  const form = loginForm.parse(Object.fromEntries(await readFormData(request, 64 * 1024)));
  const next = safeNext(form.next);
  const here = next ? `/login?next=${encodeURIComponent(next)}` : "/login";
  const show = (view: LoginView, cookie: string): Answer => {
    if (!view.failure) throw redirect(here, { headers: { "Set-Cookie": cookie } });
    const headers = new Headers({ ...view.failure?.headers, "Set-Cookie": cookie });
    return data(
      { ...view, failure: withoutHeaders(view.failure) },
      { status: view.failure?.status ?? 200, headers },
    );
  };

  const known = openOtpStep(form.state);
  if (form.intent === "back") return show(phoneView(form.type), sessionCookie.erase("login"));
  if (form.intent === "send" || (form.intent === "resend" && known)) {
    const wanted = form.intent === "resend" && known ? known : { phone: form.phone, type: form.type };
    const sent = await send(wanted, { request, context });
    if (!("code" in sent)) {
      const state = loginState.seal(sent);
      return show(otpView(sent, state), keep(state));
    }
    if (wanted === known) return show({ ...otpView(known, form.state), failure: sent }, keep(form.state));
    return show({ ...phoneView(form.type, form.phone), failure: sent }, sessionCookie.erase("login"));
  }
  if (!known) {
    return show(
      { ...phoneView(form.type), failure: { code: "expired", status: 409 } },
      sessionCookie.erase("login"),
    );
  }
  const failure = await verify(known, form.otp, { request, context }, next);
  return show({ ...otpView(known, form.state), failure }, keep(form.state));
}

async function send(
  { phone, type }: { phone: string; type: LoginType },
  { request, context }: Args,
): Promise<OtpStep | LoginFailure> {
  try {
    const sent = await sendOtp({
      phone,
      purpose: type,
      address: context.get(clientAddressContext),
      device: knownDevice.read(request),
      language: context.get(languageContext),
    });
    const sentAt = now().getTime() - (resendSeconds - sent.resendAfterSeconds) * 1000;
    return { step: "otp", phone: sent.phone, type, sentAt };
  } catch (error) {
    return sendFailure(error);
  }
}

/** Throws the way on when the code is right; else says why not. */
async function verify(
  step: OtpStep,
  otp: string,
  { request, context }: Args,
  next: string | null,
): Promise<LoginFailure> {
  if (!/^\d{6}$/.test(otp)) return { code: "otp_format", status: 422 };
  try {
    const session = await verifyOtp({
      phone: step.phone,
      type: step.type,
      code: otp,
      language: context.get(languageContext),
      request: readSignInRequest(request, context.get(clientAddressContext)),
    });
    if (session) throw afterSignIn(request, session, next);
    return { code: "otp_wrong", status: 401 };
  } catch (error) {
    if (!isProblem(error)) throw error;
    if (error.status === 429) return tooMany(error.headers);
    if (error.status === 403) {
      return { code: error.code === "account_on_hold" ? "on_hold" : "closed", status: 403 };
    }
    throw error;
  }
}

/** The documented message covers whatever keeps an SMS from leaving (T44); who is to blame is in the log. */
function sendFailure(error: unknown): LoginFailure {
  if (isProblem(error) && error.status === 422) return { code: "phone", status: 422 };
  if (isProblem(error) && error.status === 429) return tooMany(error.headers);
  if (isProblem(error) && error.status < 500) throw error;
  noteCause(error);
  return { code: "send_failed", status: 503 };
}

function tooMany(headers: Record<string, string>): LoginFailure {
  return { code: "too_many", status: 429, seconds: Number(headers["Retry-After"] ?? 60), headers };
}

function withoutHeaders(failure: LoginFailure | null): LoginFailure | null {
  return (
    failure && {
      code: failure.code,
      status: failure.status,
      ...(failure.seconds !== undefined && { seconds: failure.seconds }),
    }
  );
}

function keep(state: string): string {
  return sessionCookie.write("login", state, loginState.lifetimeSeconds);
}

function openOtpStep(sealed: string): OtpStep | null {
  const state: LoginState | null = loginState.open(sealed);
  return state?.step === "otp" ? state : null;
}
