import type { otpCode } from "#app/db/schema/otp-codes.ts";

/** What a one-time code is for; a code opens nothing else. */
export type OtpPurpose = typeof otpCode.$inferSelect.purpose;

export const loginTypes = ["student", "institute"] as const;
export type LoginType = (typeof loginTypes)[number];

export const otpLength = 6;
export const otpLifetimeMs = 5 * 60_000;
/**
 * T3: of one code a caller has five tries (throttle-limits.ts), and all strangers together have these; a resend does
 * not reset them. A stranger's five leave the owner's.
 */
export const otpTriesOfAll = 15;
/** Between two sends to one phone; the page counts it down. */
export const resendSeconds = 30;

/**
 * Seconds between two messages to one phone, by how many went there today without a sign-in. It grows and never
 * becomes a lock-out: while it waits, the code that was sent last works for whoever holds the phone.
 */
export function paceAfter(sentToday: number): number {
  if (sentToday < 10) return resendSeconds;
  return sentToday < 20 ? 120 : 900;
}
