import type { FieldErrors } from "../requests/errors.ts";

/** The one field that says which button was pressed. */
export const buttonField = "intent";

/** What a page says back to the form whose button was pressed. Plain data: one shape for every page. */
export interface FormAnswer<Shown = unknown> {
  /** The button that was pressed. */
  readonly form: string;
  /** Field → sentences; "" is the form as a whole. */
  readonly errors: FieldErrors;
  /** What was typed, without the secret fields, so that nothing is lost. */
  readonly typed: Readonly<Record<string, readonly string[]>>;
  /** What the button shows instead of leading on: a preview, a result; or beside what is wrong. */
  readonly shown?: Shown;
}

/** The first sentence, for a page whose buttons have no fields of their own. */
export function problemOf(answer: FormAnswer | null | undefined): string | undefined {
  return Object.values(answer?.errors ?? {}).flat()[0];
}

/** What is said over the page: the refusal of the whole step, or that its fields say what is wrong with them. */
export function refusalOf(answer: FormAnswer | null | undefined): string | undefined {
  const whole = answer?.errors[""]?.[0];
  if (whole) return whole;
  return answer && problemOf(answer) ? "Not done yet: please correct what is marked." : undefined;
}
