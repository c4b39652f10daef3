import { z } from "zod";
import { now } from "#app/core/clock.ts";
import { latinDigits } from "#app/core/words/digits.ts";
import { type LoginType, loginTypes, resendSeconds } from "./rules/otp-rules.ts";

/** Why the login form stays where it is. The words are in the messages, in the reader's language. */
export interface LoginFailure {
  readonly code:
    | "phone"
    | "otp_format"
    | "otp_wrong"
    | "send_failed"
    | "too_many"
    | "expired"
    | "closed"
    | "on_hold";
  readonly status: number;
  /** When to try again, where that is the answer. */
  readonly seconds?: number;
}

/** What the login form shows, on its page and in the dialog. */
export interface LoginView {
  readonly step: "phone" | "otp";
  readonly type: LoginType;
  /** As typed in the first step, ten digits in the second. */
  readonly phone: string;
  /** Sealed by the server: whom the code was sent to. */
  readonly state: string;
  readonly resendAfterSeconds: number;
  readonly failure: LoginFailure | null;
}

export function phoneView(type: LoginType = "student", phone = ""): LoginView {
  return { step: "phone", type, phone, state: "", resendAfterSeconds: 0, failure: null };
}

export function otpView(
  { phone, type, sentAt }: { phone: string; type: LoginType; sentAt: number },
  state: string,
): LoginView {
  const left = Math.ceil(resendSeconds - (now().getTime() - sentAt) / 1000);
  return { step: "otp", type, phone, state, resendAfterSeconds: Math.max(0, left), failure: null };
}

const text = (max: number) =>
  z
    .string()
    .catch("")
    .transform((value) => value.slice(0, max));

/** Every field has an answer: what is missing or strange is read as nothing, and the step says what is wrong. */
export const loginForm = z.object({
  type: z.enum(loginTypes).catch("student"),
  phone: text(40),
  otp: text(40).transform((value) => latinDigits(value).replace(/[\s-]/g, "")),
  state: text(4000),
  next: text(500),
});
