import { now } from "#app/core/clock.ts";
import type { Press } from "#app/core/forms/actions.server.ts";
import { isProblem, unavailable } from "#app/core/requests/errors.ts";
import { type LoginType, resendSeconds } from "../../rules/otp-rules.ts";
import { sendOtp } from "../otp/send-otp.server.ts";
import { knownDevice } from "../sessions/known-device.server.ts";
import type { OtpStep } from "./login-state.server.ts";

/** Sends the code of a sign-in; whatever keeps an SMS from leaving is one refusal (T44). */
export async function sendLoginOtp(
  { request, clientAddress, language }: Press,
  { phone, type }: { phone: string; type: LoginType },
): Promise<OtpStep> {
  try {
    const sent = await sendOtp({
      phone,
      purpose: type,
      address: clientAddress,
      device: request ? knownDevice.read(request) : null,
      language,
    });
    const sentAt = now().getTime() - (resendSeconds - sent.resendAfterSeconds) * 1000;
    return { step: "otp", phone: sent.phone, type, sentAt };
  } catch (error) {
    if (isProblem(error)) throw error;
    throw unavailable(undefined, undefined, error);
  }
}
