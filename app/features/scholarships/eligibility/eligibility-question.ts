import type { Language } from "#app/core/words/i18n.ts";

/** One question of eligibility in finished words, as a form shows it. */
export interface EligibilityQuestion {
  /** The name of its field, as in the answers schema. */
  readonly name: string;
  readonly kind: "select" | "tiles" | "number" | "date";
  readonly label: string;
  /** Only where the label is in other words than the reader's. */
  readonly language?: Language | undefined;
  readonly hint?: string | undefined;
  readonly choices?: readonly (QuestionChoice | QuestionGroup)[] | undefined;
}

export interface QuestionChoice {
  readonly value: string;
  readonly label: string;
}

export interface QuestionGroup {
  readonly label: string;
  readonly choices: readonly QuestionChoice[];
}

/** What was answered, as the form sends it. */
export type GivenAnswers = Readonly<Record<string, string>>;

/** The answers to these questions out of a posted form, for showing them again. */
export function givenAnswers(form: FormData, names: readonly string[]): GivenAnswers {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = form.get(name);
      return typeof value === "string" && value !== "" && value.length <= 100 ? [[name, value]] : [];
    }),
  );
}
