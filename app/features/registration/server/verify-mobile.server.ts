import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import { parsePhone } from "#app/features/identity/phone.ts";
import { resendSeconds } from "#app/features/identity/rules/otp-rules.ts";
import { findContact } from "#app/features/identity/server/contacts/find-contact.server.ts";
import { sendOtp } from "#app/features/identity/server/otp/send-otp.server.ts";
import { verifyOtp } from "#app/features/identity/server/otp/verify-otp.server.ts";
import { knownDevice } from "#app/features/identity/server/sessions/known-device.server.ts";
import { sessionCookie } from "#app/features/identity/server/sessions/session-cookie.server.ts";
import type { StartedSession } from "#app/features/identity/server/sessions/start-session.server.ts";
import { loginState } from "#app/features/identity/server/sign-in/login-state.server.ts";
import { readSignInRequest } from "#app/features/identity/server/sign-in/read-sign-in-request.server.ts";
import type { BannerCode } from "../registration-step.ts";

export type MobileRequest = {
  /** As typed. */
  mobileNumber: string;
  otp?: string | undefined;
  request: Request;
  address: string;
};

export type MobileAnswer =
  | { status: "otp_sent"; cookie: string; resendAfterSeconds: number }
  | { status: "success"; session: StartedSession | null }
  | { status: "failed"; code: number; reason: BannerCode; headers?: Record<string, string> };

/**
 * Mobile number verification: the number gets an OTP, and is verified by it; a student
 * signed in with that number is verified at once.
 */
export async function verifyMobile(actor: Actor, wish: MobileRequest): Promise<MobileAnswer> {
  const phone = parsePhone(wish.mobileNumber);
  if (!phone) return { status: "failed", code: 422, reason: "mobile_format" };
  if (actor.role === "student" && actor.userId && (await findContact(actor.userId, "phone")) === phone)
    return { status: "success", session: null };
  try {
    return wish.otp === undefined
      ? await send(actor, wish, phone)
      : await confirm(actor, wish, phone, wish.otp);
  } catch (error) {
    if (!isProblem(error)) throw error;
    const { headers } = error;
    if (error.status === 429) return { status: "failed", code: 429, reason: "too_many", headers };
    if (error.status < 500) return { status: "failed", code: error.status, reason: "verify_failed" };
    return { status: "failed", code: error.status, reason: "verify_error", headers };
  }
}

async function send(actor: Actor, { request, address }: MobileRequest, phone: string): Promise<MobileAnswer> {
  const device = knownDevice.read(request);
  const sent = await sendOtp({ phone, purpose: "student", address, device, language: actor.language });
  const sentAt = now().getTime() - (resendSeconds - sent.resendAfterSeconds) * 1000;
  const state = loginState.seal({ step: "otp", phone, type: "student", sentAt });
  return {
    status: "otp_sent",
    // The page shows the second step after a reload too.
    cookie: sessionCookie.write("login", state, loginState.lifetimeSeconds),
    resendAfterSeconds: sent.resendAfterSeconds,
  };
}

async function confirm(
  actor: Actor,
  { request, address }: MobileRequest,
  phone: string,
  otp: string,
): Promise<MobileAnswer> {
  const code = otp.replace(/[\s-]/g, "");
  const session = /^\d{6}$/.test(code)
    ? await verifyOtp({
        phone,
        type: "student",
        code,
        language: actor.language,
        request: readSignInRequest(request, address),
      })
    : null;
  // S17a: the number is right, the code is not.
  if (!session) return { status: "failed", code: 401, reason: "verify_otp" };
  return { status: "success", session };
}
