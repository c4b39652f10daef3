import { type FormEvent, useState } from "react";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { answerField } from "./answer-field.ts";
import type { FormField } from "./form-field.ts";

type Limits = Pick<FormField, "required" | "minLength" | "maxLength" | "min" | "max" | "pattern">;
type Known = Readonly<Record<string, unknown>>;
type Options = {
  /** Other buttons of the same form: a preview, a test. */
  readonly also?: readonly string[];
  /** What its fields' ids begin with, where the button's name would clash. */
  readonly id?: string;
};

/** Makes the field of a name: its ids, what was typed, and what is wrong with it. */
export type FieldMaker = (name: string, limits?: Limits) => FormField;

/**
 * The fields of one form: what was typed and refused, else what is known. It works without script; with script,
 * a field's error goes away when that field is edited.
 */
export function useForm(
  name: string,
  answer: FormAnswer | null | undefined,
  known: Known = {},
  { also = [], id = name }: Options = {},
) {
  const own = answer && [name, ...also].includes(answer.form) ? answer : null;
  const [edited, setEdited] = useState<{ answer: unknown; names: ReadonlySet<string> }>({
    answer: own,
    names: new Set(),
  });
  // A new answer speaks about what is in the fields now.
  const names = edited.answer === own ? edited.names : new Set<string>();

  const field: FieldMaker = (key, limits = {}) => {
    const made = answerField(id, key, own, known[key]);
    return { ...made, ...(names.has(key) && { errors: undefined }), ...limits };
  };

  const summary = Object.entries(own?.errors ?? {}).flatMap(([key, texts]) =>
    texts.map((message) => (key ? { fieldId: answerField(id, key, own).id, message } : { message })),
  );

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const key = (event.target as HTMLInputElement).name;
    if (own?.errors[key] && !names.has(key)) setEdited({ answer: own, names: new Set(names).add(key) });
  };

  return { field, summary, onInput };
}
