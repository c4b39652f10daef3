/** So many in so long. */
export interface Limit {
  readonly hits: number;
  readonly seconds: number;
}

const minutes = (count: number) => count * 60;
const hours = (count: number) => count * 3600;

/**
 * What is capped (T3, T49). "caller" is a network address and the phone or account it is about, together;
 * "device" a browser that signed in to that phone or account before, which has its own count and meets no other;
 * "address" a network address, whomever it asks about. Only what was really sent or tried counts, and what led to
 * a sign-in is given back: a school's whole class behind one address is not an attack.
 */
export const throttleLimits = {
  "otp-send-caller": { hits: 5, seconds: minutes(15) },
  "otp-send-caller-day": { hits: 15, seconds: hours(24) },
  "otp-send-address": { hits: 60, seconds: minutes(15) },
  "otp-send-device": { hits: 5, seconds: minutes(15) },
  "otp-send-device-day": { hits: 30, seconds: hours(24) },
  // Never refuses (see otp-rules.ts, paceAfter): it only spaces the messages to one phone.
  "otp-send-phone": { hits: 1_000_000, seconds: hours(24) },
  "otp-send-all": { hits: 1_000_000, seconds: minutes(15) },
  "otp-wrong-caller": { hits: 5, seconds: minutes(5) },
  "otp-wrong-caller-day": { hits: 30, seconds: hours(24) },
  "otp-wrong-address": { hits: 100, seconds: hours(1) },
  "otp-wrong-device": { hits: 5, seconds: minutes(5) },
  "password-wrong-caller": { hits: 5, seconds: minutes(15) },
  // Strangers only: the owner's own device does not meet it.
  "password-wrong-account": { hits: 50, seconds: hours(1) },
  "password-wrong-address": { hits: 50, seconds: minutes(15) },
  "password-wrong-device": { hits: 10, seconds: minutes(15) },
  "second-factor-wrong": { hits: 5, seconds: minutes(15) },
  "own-password-wrong": { hits: 5, seconds: minutes(15) },
  "password-reset-caller": { hits: 3, seconds: hours(1) },
  // Never refuses aloud: past it nothing more is mailed to this account, and the answer is the same.
  "password-reset-account": { hits: 10, seconds: hours(1) },
  "password-reset-address": { hits: 20, seconds: hours(1) },
  "passkey-address": { hits: 60, seconds: minutes(15) },
  // The open forms of the information pages, and the small marks readers leave there (likes, votes).
  "public-form-address": { hits: 60, seconds: minutes(15) },
  // The contact form and what is said to be wrong about a scholarship are answered by e-mail, so both who sends and who would get it are counted.
  "enquiry-address": { hits: 20, seconds: hours(1) },
  "enquiry-recipient": { hits: 10, seconds: hours(24) },
  "reader-mark-address": { hits: 600, seconds: minutes(15) },
  // Partnership drafts of visitors, and the papers in them.
  "partnership-draft-address": { hits: 20, seconds: hours(1) },
  "visitor-upload-address": { hits: 40, seconds: hours(1) },
  "visitor-upload-address-day": { hits: 120, seconds: hours(24) },
  // Who asks to join: requests begun, and codes mailed to one address.
  "joining-address": { hits: 20, seconds: hours(1) },
  "joining-recipient": { hits: 6, seconds: hours(24) },
  // Who has lost the SIM: requests begun by one caller and for one new number, and facts sent for one OTR number.
  "recovery-address": { hits: 20, seconds: hours(1) },
  "recovery-phone": { hits: 5, seconds: hours(24) },
  "recovery-otr": { hits: 5, seconds: hours(24) },
  // An institute asks for its students: far more than a college sees, far fewer than a thief wants.
  "recovery-institute": { hits: 30, seconds: hours(24) },
  "recovery-code-address": { hits: 20, seconds: hours(1) },
  "recovery-code-number": { hits: 20, seconds: hours(24) },
  // Status without a sign-in: wrong guesses by one caller at one number, by one caller, and at one number by everybody.
  // Past the last, only the page without a sign-in is closed for that number until the next day.
  "status-caller": { hits: 5, seconds: minutes(15) },
  "status-address": { hits: 40, seconds: hours(1) },
  "status-number": { hits: 15, seconds: hours(24) },
  // Ways to DigiLocker and back, of one student.
  // Each one costs the server a picture to search.
  "aadhaar-qr-student": { hits: 20, seconds: minutes(15) },
  "locker-student": { hits: 20, seconds: hours(1) },
  // Who types the code of a copy: it has 16 signs, and nobody needs more tries.
  "nominee-copy-address": { hits: 10, seconds: hours(1) },
  // One person of a desk, looking for people while they type: far more than anybody types, far fewer than a copy of all takes.
  "desk-find": { hits: 300, seconds: minutes(15) },
  "own-data-export": { hits: 10, seconds: hours(24) },
} as const satisfies Record<string, Limit>;

export type ThrottleName = keyof typeof throttleLimits;
