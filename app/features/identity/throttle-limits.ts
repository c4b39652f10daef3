/** So many in so long. A phone's or an address's own count; "all" is everybody together. */
export interface Limit {
  readonly hits: number;
  readonly seconds: number;
}

const minutes = (count: number) => count * 60;
const hours = (count: number) => count * 3600;

/**
 * What is capped (T3). Sends that led to a sign-in are given back, so these count the ones that did not: a
 * school's whole class behind one address is not an attack, a machine that tries numbers is.
 */
export const throttleLimits = {
  "otp-send-phone": { hits: 5, seconds: minutes(15) },
  "otp-send-phone-day": { hits: 15, seconds: hours(24) },
  "otp-send-address": { hits: 60, seconds: minutes(15) },
  "otp-send-all": { hits: 3000, seconds: minutes(15) },
  "otp-wrong-phone": { hits: 15, seconds: hours(1) },
  "otp-wrong-address": { hits: 100, seconds: hours(1) },
  // By account and address together: a stranger who guesses does not lock the owner out.
  "password-wrong-account-address": { hits: 5, seconds: minutes(15) },
  "password-wrong-account": { hits: 50, seconds: hours(1) },
  "password-wrong-address": { hits: 50, seconds: minutes(15) },
  "second-factor-wrong": { hits: 5, seconds: minutes(15) },
  "password-reset-account": { hits: 3, seconds: hours(1) },
  "password-reset-address": { hits: 20, seconds: hours(1) },
  "passkey-address": { hits: 60, seconds: minutes(15) },
  // The open forms of the information pages, and the small marks readers leave there (likes, votes).
  "public-form-address": { hits: 60, seconds: minutes(15) },
  // The contact form answers by e-mail, so both who sends and who would get it are counted.
  "enquiry-address": { hits: 20, seconds: hours(1) },
  "enquiry-recipient": { hits: 10, seconds: hours(24) },
  "reader-mark-address": { hits: 600, seconds: minutes(15) },
  "own-data-export": { hits: 10, seconds: hours(24) },
} as const satisfies Record<string, Limit>;

export type ThrottleName = keyof typeof throttleLimits;
