import { plainText } from "#app/core/words/plain-text.ts";

export const summaryField = plainText({ max: 3000, multiline: true });

export const stars = ["1", "2", "3", "4", "5"] as const;

/** What the buttons of a booking's page ask for. */
export type BookingEventInput =
  | { readonly event: "confirm" | "cancel" | "ask_guardian" | "miss" }
  /** A parent or guardian agrees by the code from their phone. */
  | { readonly event: "agree"; readonly otp: string }
  | { readonly event: "finish"; readonly summary?: string | undefined }
  | { readonly event: "reschedule"; readonly startsAt: string }
  | { readonly event: "rate"; readonly stars: (typeof stars)[number]; readonly words?: string | undefined };
