import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import type { FormField } from "./form-field.ts";

/** A field of the form that an answer is about: what was typed comes back with what is wrong; else what is known. */
export function answerField(
  form: string,
  name: string,
  answer: FormAnswer | null | undefined,
  known?: unknown,
): FormField {
  const id = `${form}-${name.replace(/[.[\]]+/g, "-")}`;
  return {
    id,
    name,
    errorId: `${id}-error`,
    descriptionId: `${id}-hint`,
    initialValue: answer ? typedIn(answer, name) : known,
    errors: answer?.errors[name],
  };
}

function typedIn({ typed }: FormAnswer, name: string): string | readonly string[] {
  const values = typed[name] ?? [];
  return values.length > 1 ? values : (values[0] ?? "");
}
