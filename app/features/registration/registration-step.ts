import type { FieldErrors } from "#app/core/requests/errors.ts";
import type { registrationEn } from "./messages/registration.en.ts";
import type { PaymentRisk } from "./payment-risks.ts";
import type { RegistrationAdvice } from "./registration-advice.ts";
import type { RegistrationView } from "./registration-view.ts";

export const stepIntents = ["save", "guardian-send", "guardian-confirm", "qr", "submit", "correct"] as const;
export type StepIntent = (typeof stepIntents)[number];

export type BannerCode = keyof (typeof registrationEn)["banners"];

/** What a post of the form answers, to the page without script and to the script alike. */
export type StepReply = {
  status: number;
  banner: BannerCode | null;
  errors: FieldErrors;
  /** As typed, to be shown again; the secret fields are never among them. */
  typed: Record<string, string>;
  /** What is kept now. */
  view: RegistrationView | null;
  advice: RegistrationAdvice | null;
  guardian: GuardianState;
  /** Shown before the form goes in; the mark comes back with the next submit. */
  risks: PaymentRisk[] | null;
  /** The registration is in. */
  insertId: string | null;
  /** Her card's QR was verified, and stands in the form. */
  isQrRead: boolean;
  /** So many answers were put right. */
  corrected: number | null;
};

/** Where the consent of a parent or guardian stands (T35). */
export type GuardianState = { kind: "none" | "sent" } | { kind: "given"; name: string };

export const emptyReply: StepReply = {
  status: 200,
  banner: null,
  errors: {},
  typed: {},
  view: null,
  advice: null,
  guardian: { kind: "none" },
  risks: null,
  insertId: null,
  isQrRead: false,
  corrected: null,
};
