import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import type { FieldErrors } from "#app/core/requests/errors.ts";
import type { registrationEn } from "./messages/registration.en.ts";
import type { PaymentRisk } from "./payment-risks.ts";
import type { RegistrationAdvice } from "./registration-advice.ts";
import type { RegistrationView } from "./registration-view.ts";

export type BannerCode = keyof (typeof registrationEn)["banners"];

/** What an answer shows beside what is wrong: what is kept now. */
export type StepShown = {
  banner: BannerCode | null;
  view: RegistrationView | null;
  advice: RegistrationAdvice | null;
  guardian: GuardianState;
  /** Shown before the form goes in; the mark comes back with the next submit. */
  risks: PaymentRisk[] | null;
  /** The registration is in: told by the API alone, the page leads on. */
  insertId?: string;
};

/** What a press comes to, on the page without script and by script alike. */
export type StepAnswer = FormAnswer<Partial<StepShown>>;

/** The same as the form reads it. */
export type StepReply = StepShown & {
  errors: FieldErrors;
  /** As typed, to be shown again; the secret fields are never among them. */
  typed: Record<string, string>;
};

/** Where the consent of a parent or guardian stands (T35). */
export type GuardianState = { kind: "none" | "sent" } | { kind: "given"; name: string };

export const emptyReply: StepReply = {
  banner: null,
  errors: {},
  typed: {},
  view: null,
  advice: null,
  guardian: { kind: "none" },
  risks: null,
};

export function replyOf({ shown, errors, typed }: StepAnswer): StepReply {
  const first = Object.entries(typed).map(([name, [value = ""]]) => [name, value] as const);
  // A box that was there and is not ticked says so by being left out.
  const unticked = (typed.ticks ?? []).map((name) => [name, ""] as const);
  return { ...emptyReply, ...shown, errors, typed: Object.fromEntries([...unticked, ...first]) };
}
