/** What a one-time code is for; a code opens nothing else. */
export const otpPurposes = ["student", "institute", "registration", "guardian"] as const;
export type OtpPurpose = (typeof otpPurposes)[number];

export const loginTypes = ["student", "institute"] as const;
export type LoginType = (typeof loginTypes)[number];

export const otpLength = 6;
export const otpLifetimeMs = 5 * 60_000;
/** Per code, and a resend does not reset them (T3). */
export const otpTries = 5;
/** Between two sends to one phone; the page counts it down. */
export const resendSeconds = 30;
